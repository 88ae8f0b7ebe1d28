import { formatDate } from '@/lib/site/dates';
import { formatProblems } from '@/lib/site/diagnostic';
import { countOf } from '@/lib/site/wording';
import type { ArticleFigures, CheckedContent } from '@/lib/content/check-content';
import { printTable } from './terminal';

/**
 * Prints every error and warning of `content/`; without an error, figures of its articles too. GitHub
 * shows what is printed in the pull request as well (`.github/problem-matcher.json`).
 */
export function printCheck({ figures, diagnostics }: CheckedContent): void {
  if (diagnostics.length > 0) console.error(formatProblems(diagnostics));
  if (diagnostics.some(({ severity }) => severity === 'error')) return;
  const problems = diagnostics.length > 0 ? countOf(diagnostics.length, 'warning') : 'no problems';
  if (figures.length > 0) printFigures(figures);
  console.log(`content: ${countOf(figures.length, 'article')}, ${problems}`);
  if (figures.length > 0) console.log(describeStates(figures));
}

function printFigures(figures: readonly ArticleFigures[]): void {
  printTable({
    title: 'Articles',
    header: ['', 'appears', 'words', 'reading ease'],
    rows: figures.map(({ id, title, state, date, words, readingEase }) => [
      `${id}. ${title}`,
      state === 'scheduled' ? formatDate(date) : state,
      words.toLocaleString('en'),
      readingEase?.toFixed(0) ?? '',
    ]),
  });
}

/** `23 published; 24 appears on November 28, 2026; drafts: 25 and 26`. */
function describeStates(figures: readonly ArticleFigures[]): string {
  const inState = (wanted: ArticleFigures['state']) =>
    figures.filter(({ state }) => state === wanted);
  const drafts = new Intl.ListFormat('en-GB').format(inState('draft').map(({ id }) => `${id}`));
  return [
    `${inState('published').length} published`,
    ...inState('scheduled').map(({ id, date }) => `${id} appears on ${formatDate(date)}`),
    ...(drafts ? [`drafts: ${drafts}`] : []),
  ].join('; ');
}
