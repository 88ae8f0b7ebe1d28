import { formatReport, githubAnnotations } from '@/lib/site/diagnostic';
import type { ArticleFigures, CheckedContent } from './check-content';
import { printTable } from './terminal';

/**
 * Prints every error and warning of `content/`; without an error, figures of its articles too. In a
 * workflow of GitHub, errors and warnings are shown in the pull request as well.
 */
export function printCheck({ figures, diagnostics }: CheckedContent): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  if (warnings.length > 0) console.error(formatReport(warnings, 'warning'));
  if (errors.length > 0) {
    console.error(formatReport(errors, 'problem'));
  } else {
    if (figures.length > 0) printFigures(figures);
    const problems = warnings.length === 0 ? 'no problems' : count(warnings.length, 'warning');
    console.log(`content: ${count(figures.length, 'article')}, ${problems}`);
  }
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  for (const command of githubAnnotations(diagnostics)) console.log(command);
}

function printFigures(figures: readonly ArticleFigures[]): void {
  const eases = figures.flatMap(({ readingEase }) => readingEase ?? []).sort((a, b) => a - b);
  const median = eases[Math.floor(eases.length / 2)]?.toFixed(0);
  printTable({
    title: 'Articles',
    header: ['', 'words', 'minutes', 'reading ease'],
    rows: figures.map(({ id, title, words, minutes, readingEase }) => [
      `${id}. ${title}`,
      words.toLocaleString('en'),
      String(minutes),
      readingEase?.toFixed(0) ?? '',
    ]),
    notes: median === undefined ? [] : ['', `Median reading ease: ${median} (aim for 50 or more)`],
  });
}

function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}
