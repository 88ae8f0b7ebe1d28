import { formatCount } from './wording';

export type Diagnostic = {
  /** Path relative to the project root, with forward slashes, such as `content/blog/7.md`. */
  file: string;
  /** `line` and `column` are one-based. Both are 1 if the diagnostic is about a whole file. */
  line: number;
  column: number;
  /** Path of the field, such as `date` or `hero.lead`. Empty if the diagnostic is not about a field. */
  field: string;
  severity: 'error' | 'warning';
  /** Explains the problem and the solution, without a final period. May omit the field's name, as in `is missing`. */
  message: string;
};

export type Location = Pick<Diagnostic, 'file'> &
  Partial<Pick<Diagnostic, 'line' | 'column' | 'field'>>;

/** A value and the diagnostics about the files it comes from. `value` is undefined if an error makes it unusable. */
export type Checked<Value> = { value: Value | undefined; diagnostics: Diagnostic[] };

export function makeError(
  file: string,
  message: string,
  place: Omit<Location, 'file'> = {},
): Diagnostic {
  return { line: 1, column: 1, field: '', ...place, file, severity: 'error', message };
}

export function makeWarning(...problem: Parameters<typeof makeError>): Diagnostic {
  return { ...makeError(...problem), severity: 'warning' };
}

/** Formats a diagnostic as `content/blog/7.md:3:1 date: …`. Many terminals turn the location into a link. */
export function formatDiagnostic({ file, line, column, field, message }: Diagnostic): string {
  return `${file}:${line}:${column} ${field ? `${field}: ` : ''}${message}`;
}

/** Lists diagnostics under the title `2 problems in content/`, or `2 warnings in content/` if none is an error. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const hasOnlyWarnings = diagnostics.every(({ severity }) => severity === 'warning');
  const title = `${formatCount(diagnostics.length, hasOnlyWarnings ? 'warning' : 'problem')} in content/`;
  return [title, ...sortDiagnostics(diagnostics).map(formatDiagnostic)].join('\n  ');
}

export function formatBySeverity(diagnostics: readonly Diagnostic[]): string {
  return (['warning', 'error'] as const)
    .map((kind) => diagnostics.filter(({ severity }) => severity === kind))
    .filter(({ length }) => length > 0)
    .map((group) => formatDiagnostics(group))
    .join('\n');
}

/** Sorts diagnostics by file (2.md before 10.md), then by line and column. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const formatLocation = ({ file, line, column }: Diagnostic) => `${file}:${line}:${column}`;
  return diagnostics.toSorted((a, b) =>
    formatLocation(a).localeCompare(formatLocation(b), 'en', { numeric: true }),
  );
}
