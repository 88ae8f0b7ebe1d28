export type Table = {
  title: string;
  header: readonly string[];
  rows: readonly (readonly string[])[];
};

/** Prints a table. The first column holds words, aligned left; the others hold figures, aligned right. */
export function printTable({ title, header, rows }: Table): void {
  const widths = header.map((_cell, column) =>
    Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const formatRow = ([words = '', ...figures]: readonly string[]) => {
    const padded = figures.map((figure, index) => figure.padStart(widths[index + 1] ?? 0));
    return [words.padEnd(widths[0] ?? 0), ...padded].join('  ').trimEnd();
  };
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  const lines = ['', title, '', formatRow(header), rule, ...rows.map(formatRow), ''];
  console.log(lines.join('\n'));
}
