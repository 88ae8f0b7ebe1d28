import { countOf } from './wording';

/** A problem, with its place. */
export type Diagnostic = {
  /** From the project's folder, with forward slashes: `content/blog/7.md`, `out/about.html`. */
  file: string;
  /** Line and column count from 1; a problem of a file as a whole has line 1, column 1. */
  line: number;
  column: number;
  /** The field, such as `date` or `hero.lead`, or the element; empty when it is the file itself. */
  field: string;
  /** An error stops a build: a reader would meet it. A warning is an editor's rule and never does. */
  severity: 'error' | 'warning';
  /** The problem and the expected value, as the end of a sentence. */
  message: string;
};

/** Where a problem is; without a line, at the beginning of the file. */
export type Place = Pick<Diagnostic, 'file'> &
  Partial<Pick<Diagnostic, 'line' | 'column' | 'field'>>;

/** A value, and the problems found in its source; no value where they prevent one. */
export type Checked<Value> = { value: Value | undefined; diagnostics: Diagnostic[] };

/** @param place in the file; by default its beginning */
export function makeError(
  file: string,
  message: string,
  place: Omit<Place, 'file'> = {},
): Diagnostic {
  return { line: 1, column: 1, field: '', ...place, file, severity: 'error', message };
}

export function makeWarning(...problem: Parameters<typeof makeError>): Diagnostic {
  return { ...makeError(...problem), severity: 'warning' };
}

/** Writes a diagnostic as `content/blog/7.md:3:1 date: expected a date …`, which editors turn into a link. */
export function formatDiagnostic({ file, line, column, field, message }: Diagnostic): string {
  return `${file}:${line}:${column} ${field ? `${field}: ` : ''}${message}`;
}

/** Lists diagnostics under their number: `2 problems in content/`, or `2 warnings` without an error. */
export function formatReport(diagnostics: readonly Diagnostic[]): string {
  const isMild = diagnostics.every(({ severity }) => severity === 'warning');
  const title = `${countOf(diagnostics.length, isMild ? 'warning' : 'problem')} in content/`;
  return [title, ...sortDiagnostics(diagnostics).map(formatDiagnostic)].join('\n  ');
}

/** All warnings, then all errors, each kind under its number; empty when there are none. */
export function formatProblems(diagnostics: readonly Diagnostic[]): string {
  return (['warning', 'error'] as const)
    .map((kind) => diagnostics.filter(({ severity }) => severity === kind))
    .filter(({ length }) => length > 0)
    .map((found) => formatReport(found))
    .join('\n');
}

/** Sorts by file (2.md before 10.md), then by place. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const placeOf = ({ file, line, column }: Diagnostic) => `${file}:${line}:${column}`;
  return diagnostics.toSorted((a, b) =>
    placeOf(a).localeCompare(placeOf(b), 'en', { numeric: true }),
  );
}
