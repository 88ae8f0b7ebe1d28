import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from './directives';
import { parseText } from './parse-text';

/** Aligns the figures of one column. */
function align(figures: readonly string[], rule = '-:'): string[] {
  const rows = figures.map((cell) => `|${cell}|`);
  return tailsIn(parseText(`|a|\n|${rule}|\n${rows.join('\n')}`).html);
}

/** The text of each cell, and the decimals that it leaves room for. */
function tailsIn(tree: Nodes): string[] {
  const cells: string[] = [];
  visit(tree, { tagName: 'td' }, (cell: Element) => {
    const { dataTail } = cell.properties;
    cells.push(textOf(cell) + (dataTail === undefined ? '' : ` + ${String(dataTail)}`));
  });
  return cells;
}

test.each([
  ['more and fewer decimals', ['1.5', '12', '0.75'], ['1.5 + 5', '12 + .75', '0.75']],
  ['units', ['₦1,562.50', '₦900', '−₦3.5'], ['₦1,562.50', '₦900 + .50', '−₦3.5 + 0']],
  ['words among figures', ['1.5', 'none', '–', '2'], ['1.5', 'none', '–', '2 + .5']],
])('aligns a column with %s at the point', (_what, figures, expected) => {
  expect(align(figures)).toEqual(expected);
});

test.each([
  ['several units', ['₦1.50', '£2', '3%'], '-:'],
  ['figures on the left', ['1.50', '2'], '-'],
])('leaves a column with %s as it is', (_what, figures, rule) => {
  expect(align(figures, rule)).toEqual(figures);
});

test('aligns each column of each table by itself', () => {
  const table = (row: string) => `|a|b|\n|-:|-:|\n|1|1.5|\n${row}`;
  const { html } = parseText(`${table('|2|2|')}\n\n${table('|2.25|2.5|')}`);
  expect(tailsIn(html)).toEqual(['1', '1.5', '2', '2 + .5', '1 + .25', '1.5', '2.25', '2.5']);
});
