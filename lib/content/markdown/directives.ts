import type { Nodes, Parents } from 'mdast';
import type {} from 'mdast-util-directive';
import { calculators, type CalculatorName, type CalculatorValues } from '@/lib/finance/calculators';
import { parseNumber } from '@/lib/finance/numbers';
import { show } from '@/lib/site/wording';
import { type Chart, readChart, tableAfter } from './chart';
import { textOf } from './parse-body';

export type Directive = Extract<Nodes, { type: 'leafDirective' | 'containerDirective' }>;

/** A calculator as an article places it. */
export type PlacedCalculator = {
  name: CalculatorName;
  values: CalculatorValues;
  /** The foreign currency, in the singular. */
  currency: string;
  /** Between two payments; undefined for a month. */
  days: number | undefined;
};

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
  const given: Record<string, unknown> = { ...attributes };
  if (node.type === 'containerDirective' || !['chart', 'calculator'].includes(name))
    return { faults: [`this directive is unknown; write ::chart or ::calculator`] };
  if (textOf(node).trim() === '') return { faults: [name === 'chart' ? NO_FINDING : NO_TITLE] };
  if (name === 'calculator') return readCalculator(given);
  const table = tableAfter(parent.children, node);
  return table ? readChart(table, given) : { faults: [NO_TABLE] };
}

const NO_FINDING = 'a chart says what it shows; write ::chart[Costs doubled]{type=bars}';
const NO_TITLE = 'a calculator has a title; write ::calculator[Your own break-even]{…}';
const NO_TABLE = 'a chart draws the table below it, and here is none';

function readCalculator(given: Record<string, unknown>): Drawing | { faults: string[] } {
  const { name, currency = 'dollar', days, ...numbers } = given;
  const known = Object.keys(calculators).find((key): key is CalculatorName => key === name);
  if (!known)
    return {
      faults: [
        `${show(name)} is no calculator; write one of ${Object.keys(calculators).join(', ')}`,
      ],
    };
  const fields = Object.entries(calculators[known]);
  const faults = Object.keys(numbers)
    .filter((key) => fields.every(([field]) => field !== key))
    .map(
      (key) => `${known} has no ${show(key)}; it has ${fields.map(([field]) => field).join(', ')}`,
    );
  const read = (text: unknown) => parseNumber(typeof text === 'string' ? text : '');
  const values = fields.map(([field, { min, max }]) => {
    const value = read(numbers[field]);
    if (value === undefined || value < min || value > max)
      faults.push(`${field} is ${show(numbers[field])}; write a number from ${min} to ${max}`);
    return [field, value] as const;
  });
  const placed = { name: known, currency: String(currency), days: read(days) };
  return faults.length > 0
    ? { faults }
    : { calculator: { ...placed, values: Object.fromEntries(values) as CalculatorValues } };
}
