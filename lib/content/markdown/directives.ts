import type { Nodes, Parents } from 'mdast';
import type {} from 'remark-directive';
import { calculators, type CalculatorName, type CalculatorValues } from '@/lib/finance/calculators';
import { parseNumber } from '@/lib/finance/numbers';
import { show } from '@/lib/site/wording';
import { type Chart, readChart, tableAfter } from './chart';
import { textOf } from './parse-body';

export type Directive = Extract<Nodes, { type: 'leafDirective' | 'containerDirective' }>;

/** The foreign currencies that a calculator can name, in the singular. */
const currencies = ['dollar', 'euro', 'pound'] as const;

type Placed<Name extends CalculatorName> = {
  name: Name;
  values: CalculatorValues<Name>;
  currency: (typeof currencies)[number];
  /** Between two payments; undefined for a month. */
  days?: number;
};

/** A calculator as an article places it. */
export type PlacedCalculator = { [Name in CalculatorName]: Placed<Name> }[CalculatorName];

/** What a directive puts in its place. */
export type Drawing = { chart: Chart } | { calculator: PlacedCalculator };

/**
 * Reads a directive of an article: `::chart[finding]{type=bars}` before a table, or
 * `::calculator[title]{name=flat-rate amount=1000000 …}`.
 *
 * @returns what it shows, or what an editor must change
 */
export function readDirective(node: Directive, parent: Parents): Drawing | { faults: string[] } {
  const { name, attributes } = node;
  if (node.type === 'containerDirective' || !['chart', 'calculator'].includes(name))
    return { faults: ['this directive is unknown; write ::chart or ::calculator'] };
  if (textOf(node).trim() === '') return { faults: [name === 'chart' ? NO_FINDING : NO_TITLE] };
  if (name === 'calculator') return readCalculator({ ...attributes });
  const table = tableAfter(parent.children, node);
  return table ? readChart(table, { ...attributes }) : { faults: [NO_TABLE] };
}

const NO_FINDING = 'write what the chart shows: ::chart[Costs doubled]{type=bars}';
const NO_TITLE = 'write a title for the calculator: ::calculator[Your own break-even]{…}';
const NO_TABLE = 'a chart draws the table below it, and here is none';

type Attributes = Readonly<Record<string, string | null | undefined>>;

function readCalculator(attributes: Attributes): Drawing | { faults: string[] } {
  const { name, currency = 'dollar', days, ...given } = attributes;
  const names = Object.keys(calculators) as CalculatorName[];
  const known = names.find((key) => key === name);
  if (!known)
    return { faults: [`${show(name)} is no calculator; write one of ${names.join(', ')}`] };
  const fields = Object.entries(calculators[known]);
  const faults = Object.keys(given)
    .filter((key) => fields.every(([field]) => field !== key))
    .map(
      (key) => `${known} has no ${show(key)}; it has ${fields.map(([field]) => field).join(', ')}`,
    );
  const readNumber = (field: string, min: number, max: number) => {
    const value = parseNumber(attributes[field] ?? '');
    if (value !== undefined && value >= min && value <= max) return value;
    faults.push(`${field} is ${show(attributes[field])}; write a number from ${min} to ${max}`);
    return undefined;
  };
  if (!currencies.some((word) => word === currency))
    faults.push(`currency is ${show(currency)}; write one of ${currencies.join(', ')}`);
  const values = fields.map(([field, { min, max }]) => [field, readNumber(field, min, max)]);
  const calculator = {
    ...{ name: known, currency, values: Object.fromEntries(values) as unknown },
    ...(days !== undefined && { days: readNumber('days', 1, 365) }),
  };
  // Without a fault, every value is a number of the field's own limits.
  return faults.length > 0 ? { faults } : { calculator: calculator as PlacedCalculator };
}
