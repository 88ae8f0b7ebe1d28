/** One fault in a content file, with the place an editor has to go to. Lines and columns count from 1. */
export type Problem = {
  file: string;
  line: number;
  column: number;
  /** The field the fault is in, such as `date` or `hero.lead`; empty when it is the file itself. */
  field: string;
  /** What is wrong and what is expected, as the end of a sentence. */
  message: string;
};

/** What was found in a text, and what is wrong with it; a value is there only when nothing is. */
export type Checked<Value> = { value: Value | undefined; problems: Problem[] };

/** Writes a problem as `content/blog/7.md:3:1 date: expected a date …`, which editors turn into a link. */
export function formatProblem({ file, line, column, field, message }: Problem): string {
  return `${file}:${line}:${column} ${field ? `${field}: ` : ''}${message}`;
}

/** Thrown with every problem of every content file at once, in the order of the files. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatReport(problems, 'problem'));
    this.problems = sortProblems(problems);
  }
}

/** All of them under their number, one a line: `2 problems in content/`. */
export function formatReport(problems: readonly Problem[], kind: 'problem' | 'warning'): string {
  const count = problems.length === 1 ? `1 ${kind}` : `${problems.length} ${kind}s`;
  return [`${count} in content/`, ...sortProblems(problems).map(formatProblem)].join('\n  ');
}

/** In the order of the files, the numbers in their names as numbers, and of their lines. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(compareFiles);
}

function compareFiles(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, 'en', { numeric: true }) || a.line - b.line;
}
