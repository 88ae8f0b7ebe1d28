import type { Nodes, Parents, Table } from 'mdast';
import type {} from 'remark-directive';
import { type PlacedCalculator, readCalculator } from '@/lib/finance/calculators';
import { type Chart, readChart } from '@/lib/finance/charts';
import { textOf } from './parse-body';

export type Directive = Extract<Nodes, { type: 'leafDirective' | 'containerDirective' }>;

/** The figure that a directive puts in its place. */
export type Figure = { chart: Chart } | { calculator: PlacedCalculator };

/**
 * Reads a directive of an article: `::chart[finding]{type=bars}` before a table, or
 * `::calculator[title]{name=flat-rate amount=1000000 …}`.
 *
 * @returns what it shows, or what an editor must change
 */
export function readDirective(node: Directive, parent: Parents): Figure | { faults: string[] } {
  const { name, attributes } = node;
  if (node.type === 'containerDirective' || !['chart', 'calculator'].includes(name))
    return { faults: ['this directive is unknown; write ::chart or ::calculator'] };
  if (textOf(node).trim() === '') return { faults: [name === 'chart' ? NO_FINDING : NO_TITLE] };
  if (name === 'calculator') return readCalculator({ ...attributes });
  const table = tableAfter(parent.children, node);
  if (!table) return { faults: [NO_TABLE] };
  const rows = table.children.map((row) => row.children.map((cell) => textOf(cell).trim()));
  return readChart(rows, { ...attributes });
}

const NO_FINDING = 'write what the chart shows: ::chart[Costs doubled]{type=bars}';
const NO_TITLE = 'write a title for the calculator: ::calculator[Your own break-even]{…}';
const NO_TABLE = 'a chart draws the table below it, and here is none';

/** The table that a directive is about: the next block, or the one after a line `Table: …`. */
function tableAfter(siblings: readonly Nodes[], node: Nodes): Table | undefined {
  const [next, second] = siblings.slice(siblings.indexOf(node) + 1);
  const isCaption = next?.type === 'paragraph' && textOf(next).startsWith('Table:');
  const table = isCaption ? second : next;
  return table?.type === 'table' ? table : undefined;
}
