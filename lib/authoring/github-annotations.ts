import { sortProblems, type Problem } from '@/lib/site/problem';

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
export function githubAnnotations(problems: readonly Problem[], level: Level): string[] {
  const shown = problems.length > MOST_SHOWN ? MOST_SHOWN - 1 : MOST_SHOWN;
  const commands = sortProblems(problems)
    .slice(0, shown)
    .map((problem) => annotate(problem, level));
  const others = problems.length - commands.length;
  if (others > 0) commands.push(`::${level}::${others} more are listed in the log of this step.`);
  return commands;
}

function annotate({ file, line, column, field, message }: Problem, level: Level): string {
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
