import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes, Parents, Table, TableCell } from 'mdast';
import type {} from 'remark-directive';
import { type CalculatorExample, parseCalculator } from '@/lib/finance/calculators';
import { type Chart, parseChart } from '@/lib/finance/charts';
import type { ParseResult } from '@/lib/finance/numbers';

export type Directive = Extract<Nodes, { type: 'leafDirective' }>;

export const CAPTION_START = /^Table:\s+/;

type Figure = { chart: Chart } | { calculator: CalculatorExample } | { verdict: true };

export type ParsedFigure = { node: Directive; result: ParseResult<Figure> };

/**
 * Parses a directive in an article: `::calculator[title]{name=flat-rate amount=1000000 …}` or, before a table,
 * `::chart[finding]{type=bars}` or `::verdict[title]`. A verdict is a table with one recommended row.
 */
export function parseDirective(node: Directive, parent: Parents): ParseResult<Figure> {
  const { name, attributes } = node;
  if (!['chart', 'calculator', 'verdict'].includes(name)) return { problems: [UNKNOWN] };
  if (textOf(node).trim() === '')
    return {
      problems: [`the ${name} has no title; write it in brackets, as in ::${name}[After a year]`],
    };
  if (name === 'calculator') {
    const reading = parseCalculator({ ...attributes });
    return 'value' in reading ? { value: { calculator: reading.value } } : reading;
  }
  const table = findTableAfter(parent.children, node);
  if (!table)
    return {
      problems: [
        `a ${name} is made of the table below it, but no table follows; put the table directly below this line`,
      ],
    };
  if (name === 'verdict') {
    const chosen = table.children.filter(({ children: [cell] }) => isBold(cell));
    return chosen.length === 1 ? { value: { verdict: true } } : { problems: [NO_CHOICE] };
  }
  const rows = table.children.map((row) => row.children.map((cell) => textOf(cell).trim()));
  const reading = parseChart(rows, { ...attributes });
  return 'value' in reading ? { value: { chart: reading.value } } : reading;
}

const UNKNOWN = 'this directive is unknown; write ::chart, ::calculator or ::verdict';
const NO_CHOICE =
  'a verdict has one row that is chosen, but this table has several or none; make only the first cell of the chosen row bold';

const isBold = (cell: TableCell | undefined) =>
  cell?.children.length === 1 && cell.children[0]?.type === 'strong';

/** Returns the first calculator that splits a salary into tax, pension and the rest, if there is one. */
export function findSalaryCalculator(figures: readonly ParsedFigure[]) {
  for (const { result } of figures) {
    if (!('value' in result && 'calculator' in result.value)) continue;
    const { calculator } = result.value;
    if (calculator.name === 'paye') return calculator;
  }
  return undefined;
}

function findTableAfter(siblings: readonly Nodes[], node: Nodes): Table | undefined {
  const [next, second] = siblings.slice(siblings.indexOf(node) + 1);
  const isCaption = next?.type === 'paragraph' && CAPTION_START.test(textOf(next));
  const table = isCaption ? second : next;
  return table?.type === 'table' ? table : undefined;
}

export function textOf(node: Nodes | HtmlNodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
