export type Table = {
  title: string;
  header: readonly string[];
  rows: readonly (readonly string[])[];
  /** How to read the figures, one sentence a line. */
  notes?: readonly string[];
};

/** Prints a table. The first column holds words, aligned left; the others hold figures, aligned right. */
export function printTable({ title, header, rows, notes = [] }: Table): void {
  const widths = header.map((_cell, column) =>
    Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const formatRow = (cells: readonly string[]) =>
    widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  const lines = ['', title, '', formatRow(header), rule, ...rows.map(formatRow), ...notes, ''];
  console.log(lines.join('\n'));
}
