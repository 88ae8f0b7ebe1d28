import { formatReport, type Diagnostic, sortDiagnostics } from '@/lib/site/diagnostic';
import type { ArticleFigures, CheckedContent } from './check-content';
import { printTable } from './terminal';

/**
 * Prints every problem and warning of `content/`, or figures of its articles. In a workflow of
 * GitHub, the problems are shown in the pull request, too.
 */
export function printCheck({ figures, diagnostics, warnings }: CheckedContent): void {
  if (warnings.length > 0) console.error(formatReport(warnings, 'warning'));
  if (diagnostics.length > 0) {
    console.error(formatReport(diagnostics, 'problem'));
  } else {
    if (figures.length > 0) printFigures(figures);
    const count = figures.length === 1 ? '1 article' : `${figures.length} articles`;
    console.log(`content: ${count}, no problems`);
  }
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  for (const command of [
    ...githubAnnotations(diagnostics, 'error'),
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

type Level = 'error' | 'warning';

/** GitHub shows so many of a level from one step, and drops the others without a word. */
const MOST_SHOWN = 10;

/**
 * Writes problems as workflow commands, by which GitHub shows each beside its line of a pull
 * request. Of more than it shows, the last one says how many are left out.
 *
 * Source: GitHub's documentation, "Workflow commands"; its limits, actions/toolkit,
 * docs/problem-matchers.md; its escapes, actions/toolkit, packages/core/src/command.ts.
 */
export function githubAnnotations(diagnostics: readonly Diagnostic[], level: Level): string[] {
  const shown = diagnostics.length > MOST_SHOWN ? MOST_SHOWN - 1 : MOST_SHOWN;
  const commands = sortDiagnostics(diagnostics)
    .slice(0, shown)
    .map((diagnostic) => annotate(diagnostic, level));
  const others = diagnostics.length - commands.length;
  if (others > 0) commands.push(`::${level}::${others} more are listed in the log of this step.`);
  return commands;
}

function annotate({ file, line, column, field, message }: Diagnostic, level: Level): string {
  const properties = { file, line, col: column, ...(field !== '' && { title: field }) };
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(value)}`,
  );
  return `::${level} ${written.join(',')}::${escapeMessage(message)}`;
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(value: string | number): string {
  return escapeMessage(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
