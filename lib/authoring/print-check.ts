import { formatReport } from '@/lib/site/problem';
import { printTable } from '@/lib/authoring/terminal/print-table';
import type { ArticleFigures, CheckedContent } from './check-content';
import { githubAnnotations } from './github-annotations';

/**
 * Prints every problem and warning of `content/`, or figures of its articles. In a workflow of
 * GitHub, the problems are shown in the pull request, too.
 */
export function printCheck({ figures, problems, warnings }: CheckedContent): void {
  if (warnings.length > 0) console.error(formatReport(warnings, 'warning'));
  if (problems.length > 0) {
    console.error(formatReport(problems, 'problem'));
  } else {
    if (figures.length > 0) printFigures(figures);
    const count = figures.length === 1 ? '1 article' : `${figures.length} articles`;
    console.log(`content: ${count}, no problems`);
  }
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  for (const command of [
    ...githubAnnotations(problems, 'error'),
    ...githubAnnotations(warnings, 'warning'),
  ]) {
    console.log(command);
  }
}

function printFigures(figures: readonly ArticleFigures[]): void {
  const eases = figures.flatMap(({ readingEase }) => readingEase ?? []).sort((a, b) => a - b);
  const show = (ease = NaN) => (Number.isNaN(ease) ? '' : ease.toFixed(0));
  printTable({
    title: 'Articles',
    header: ['', 'words', 'minutes', 'reading ease'],
    rows: figures.map(({ id, title, words, minutes, readingEase }) => [
      `${id}. ${title}`,
      words.toLocaleString('en'),
      String(minutes),
      show(readingEase),
    ]),
    notes: [
      '',
      `Reading ease (Flesch): ${show(eases[Math.floor(eases.length / 2)])} in the middle, where 50 or more is wanted; 60 to 70 is plain English.`,
    ],
  });
}
