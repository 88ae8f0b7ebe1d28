import { formatDate } from '@/lib/site/dates';
import { loadContent } from '@/lib/content/load';
import {
  ContentError,
  formatDiagnostic,
  formatProblems,
  githubAnnotations,
} from '@/lib/site/diagnostic';
import { countOf } from '@/lib/site/wording';
import { findAdvice } from './advice';
import { findPlaceholders } from './placeholders';
import type { ArticleFigures, CheckedContent } from './check-content';
import { printTable } from './terminal';

/**
 * Prints every error and warning of `content/`; without an error, figures of its articles too. In a
 * workflow of GitHub, errors and warnings are shown in the pull request as well.
 */
export function printCheck({ figures, diagnostics }: CheckedContent): void {
  if (diagnostics.length > 0) console.error(formatProblems(diagnostics));
  if (diagnostics.every(({ severity }) => severity === 'warning')) {
    if (figures.length > 0) printFigures(figures);
    const { length } = diagnostics;
    const problems = length === 0 ? 'no problems' : countOf(length, 'warning');
    console.log(`content: ${countOf(figures.length, 'article')}, ${problems}`);
    if (figures.length > 0) console.log(describeStates(figures));
  }
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  for (const command of githubAnnotations(diagnostics)) console.log(command);
}

/**
 * Prints what would mislead visitors if the site went live, or that nothing would; then advice, which
 * the owner may leave.
 *
 * @param root the folder that holds `content/`
 * @returns whether the site is ready
 */
export async function printPlaceholders(root: string): Promise<boolean> {
  try {
    const content = await loadContent(root);
    const placeholders = await findPlaceholders(root, content.site);
    for (const placeholder of placeholders) console.log(formatDiagnostic(placeholder));
    const isReady = placeholders.length === 0;
    console.log(isReady ? READY : `${placeholders.length} ${LEFT}`);
    const advice = (await findAdvice(root, content)).map(formatDiagnostic);
    if (advice.length > 0) console.log(`\n${[ADVICE, ...advice].join('\n  ')}`);
    return isReady;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return false;
  }
}

const READY = 'Ready: no placeholder is left in content/.';
const ADVICE = 'Visitors would also look for this:';
const LEFT = 'left to do before the site goes live: visitors would be misled.';

function printFigures(figures: readonly ArticleFigures[]): void {
  const eases = figures.flatMap(({ readingEase }) => readingEase ?? []).sort((a, b) => a - b);
  const median = eases[Math.floor(eases.length / 2)]?.toFixed(0);
  printTable({
    title: 'Articles',
    header: ['', 'appears', 'words', 'reading ease'],
    rows: figures.map(({ id, title, state, date, words, readingEase }) => [
      `${id}. ${title}`,
      state === 'scheduled' ? formatDate(date) : state,
      words.toLocaleString('en'),
      readingEase?.toFixed(0) ?? '',
    ]),
    notes: median === undefined ? [] : ['', `Median reading ease: ${median} (aim for 50 or more)`],
  });
}

/** `23 published; 24 appears on November 28, 2026; drafts: 25 and 26`. */
function describeStates(figures: readonly ArticleFigures[]): string {
  const inState = (wanted: ArticleFigures['state']) =>
    figures.filter(({ state }) => state === wanted);
  const drafts = inState('draft').map(({ id }) => String(id));
  return [
    `${inState('published').length} published`,
    ...inState('scheduled').map(({ id, date }) => `${id} appears on ${formatDate(date)}`),
    ...(drafts.length > 0 ? [`drafts: ${new Intl.ListFormat('en-GB').format(drafts)}`] : []),
  ].join('; ');
}
