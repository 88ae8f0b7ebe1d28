import { formatDate } from '@/lib/site/dates';
import { formatProblems } from '@/lib/site/diagnostic';
import { countOf } from '@/lib/site/wording';
import type { ArticleState, CheckedContent } from '@/lib/check/check-content';

/**
 * Prints every error and warning of `content/`; without an error, which articles readers see too. GitHub
 * shows what is printed in the pull request as well (`.github/problem-matcher.json`).
 */
export function printCheck({ states, diagnostics }: CheckedContent): void {
  if (diagnostics.length > 0) console.error(formatProblems(diagnostics));
  if (diagnostics.some(({ severity }) => severity === 'error')) return;
  const problems = diagnostics.length > 0 ? countOf(diagnostics.length, 'warning') : 'no problems';
  console.log(`content: ${countOf(states.length, 'article')}, ${problems}`);
  if (states.length > 0) console.log(describeStates(states));
}

/** `23 published; 24 appears on November 28, 2026; drafts: 25 and 26`. */
function describeStates(states: readonly ArticleState[]): string {
  const inState = (wanted: ArticleState['state']) => states.filter(({ state }) => state === wanted);
  const drafts = new Intl.ListFormat('en-GB').format(inState('draft').map(({ id }) => `${id}`));
  return [
    `${inState('published').length} published`,
    ...inState('scheduled').map(({ id, date }) => `${id} appears on ${formatDate(date)}`),
    ...(drafts ? [`drafts: ${drafts}`] : []),
  ].join('; ');
}
