import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import { parseHtml } from '../test-content';
import { textOf } from './figures';

function alignColumn(figures: readonly string[], rule = '-:'): string[] {
  const rows = figures.map((cell) => `|${cell}|`);
  return describeCells(parseHtml(`|a|\n|${rule}|\n${rows.join('\n')}`));
}

function describeCells(tree: Nodes): string[] {
  const cells: string[] = [];
  visit(tree, { tagName: 'td' }, (cell: Element) => {
    const { dataTail } = cell.properties;
    cells.push(textOf(cell) + (dataTail === undefined ? '' : ` + ${String(dataTail)}`));
  });
  return cells;
}

test.each([
  ['different numbers of decimals', ['1.5', '12', '0.75'], ['1.5 + 5', '12 + .75', '0.75']],
  ['amounts in naira', ['₦1,562.50', '₦900', '−₦3.5'], ['₦1,562.50', '₦900 + .50', '−₦3.5 + 0']],
  ['words among the numbers', ['1.5', 'none', '–', '2'], ['1.5', 'none', '–', '2 + .5']],
])('aligns a table column with %s at the decimal point', (_case, figures, expected) => {
  expect(alignColumn(figures)).toEqual(expected);
});

test.each([
  ['several units', ['₦1.50', '£2', '3%'], '-:'],
  ['left-aligned numbers', ['1.50', '2'], '-'],
])('does not align a table column with %s at the decimal point', (_case, figures, rule) => {
  expect(alignColumn(figures, rule)).toEqual(figures);
});

test('aligns the columns of two tables separately', () => {
  const table = (row: string) => `|a|b|\n|-:|-:|\n|1|1.5|\n${row}`;
  const html = parseHtml(`${table('|2|2|')}\n\n${table('|2.25|2.5|')}`);
  expect(describeCells(html)).toEqual(['1', '1.5', '2', '2 + .5', '1 + .25', '1.5', '2.25', '2.5']);
});
