import type { Nodes, Table } from 'mdast';
import { countOf, show } from '@/lib/site/wording';
import { type Figure, parseFigure } from './figure';
import { textOf } from './parse-body';

/** A number as a chart shows it. */
export type Value = Pick<Figure, 'text' | 'value'>;

type Named = { name: string; values: Value[] };

/** What a table becomes: `columns` and `x` are the words below or beside the values of each series. */
export type Chart =
  | { type: 'bars'; columns: string[]; series: Named[] }
  | { type: 'lines'; x: Value[]; series: Named[]; crossing?: number }
  | { type: 'runs'; series: (Named & { test: string; limit: number; passes: boolean[] })[] };

const types = ['bars', 'lines', 'crossing', 'runs'] as const;

/** More do not tell apart on a phone. */
const MAX_SERIES = 8;

/** A chart, or what an editor must change. */
type Reading = { chart: Chart } | { faults: string[] };

/**
 * Reads a table as a chart.
 *
 * @param attributes `type`, and which `rows` and `columns` of the table to draw, counted from 1 without the
 *   headings and the names in the first column; for lines the row `x`, in place of the headings
 */
export function readChart(table: Table, attributes: Readonly<Record<string, unknown>>): Reading {
  const { type, rows, columns, x, ...others } = attributes;
  const cells = table.children.map((row) => row.children.map((cell) => textOf(cell).trim()));
  const [headings = [], ...body] = cells;
  const known = types.find((name) => name === type);
  const chosenRows = choose(rows, body.length);
  const chosenColumns = choose(columns, headings.length - 1);
  const faults = [
    ...(known ? [] : [`${show(type)} is no type of chart; write one of ${types.join(', ')}`]),
    ...Object.keys(others).map(
      (name) => `a chart has no ${show(name)}; it has type, rows, columns and x`,
    ),
    ...(chosenRows ? [] : [explainChoice('rows', rows, body.length)]),
    ...(chosenColumns ? [] : [explainChoice('columns', columns, headings.length - 1)]),
  ];
  if (!known || !chosenRows || !chosenColumns || faults.length > 0) return { faults };

  const lines = chosenRows.map((row) => body[row - 1] ?? []);
  if (known === 'runs') return readRuns(lines);
  const xRow = x === undefined ? headings : body[Number(x) - 1];
  if (!xRow) return { faults: [explainChoice('x', x, body.length)] };
  const reader = new FigureReader();
  const series = lines.map((line) => ({
    name: line[0] ?? '',
    values: chosenColumns.map((column) => reader.read(line[column])),
  }));
  // Each group of bars has one label: only lines end beside each other.
  const count = known === 'bars' ? chosenColumns.length : series.length;
  if (count > MAX_SERIES)
    faults.push(
      `${countOf(count, 'series')} do not fit; choose up to ${MAX_SERIES} with ${known === 'bars' ? 'columns' : 'rows'}`,
    );
  faults.push(...reader.faults());
  if (known === 'bars') {
    const words = chosenColumns.map((column) => headings[column] ?? '');
    return faults.length > 0 ? { faults } : { chart: { type: 'bars', columns: words, series } };
  }
  const xReader = new FigureReader();
  const places = chosenColumns.map((column) => xReader.read(xRow[column]));
  faults.push(...xReader.faults());
  if (places.length < 2) faults.push('a line needs two columns or more');
  if (known === 'lines')
    return faults.length > 0 ? { faults } : { chart: { type: 'lines', x: places, series } };
  const crossing = places.findIndex((_place, index) => {
    const [first, ...rest] = series.map(({ values }) => values[index]?.text);
    return rest.length > 0 && rest.every((text) => text === first);
  });
  if (crossing < 0) faults.push(NO_CROSSING);
  return faults.length > 0 ? { faults } : { chart: { type: 'lines', x: places, series, crossing } };
}

const NO_CROSSING =
  'no column has the same value in all rows of the chart; add the column where the lines cross';

/** Reads figures, and notes those that are none or have another unit. */
class FigureReader {
  private readonly words: string[] = [];
  private readonly units = new Map<string, string>();

  read(text = ''): Value {
    const figure = parseFigure(text);
    if (!figure) this.words.push(text);
    // A zero and a figure without a unit have that of the others.
    else this.units.set(figure.unit, text);
    return { text, value: figure?.value ?? 0 };
  }

  faults(): string[] {
    const examples = [...this.units.values()];
    return [
      ...this.words.map((text) => `${show(text)} is no number; choose other rows or columns`),
      ...(examples.length > 1
        ? [
            `a chart has one unit, and ${examples.join(' and ')} have two; choose other rows or columns`,
          ]
        : []),
    ];
  }
}

/** `2,4`: numbers up to a count; all of them where nothing is written. */
function choose(written: unknown, count: number): number[] | undefined {
  if (written === undefined || written === null)
    return Array.from({ length: count }, (_item, index) => index + 1);
  const numbers = String(written).split(',').map(Number);
  return numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= count)
    ? numbers
    : undefined;
}

function explainChoice(name: string, written: unknown, count: number): string {
  return `${name}=${String(written)} is not in the table; write numbers from 1 to ${count}, such as ${name}="1,2"`;
}

const TEST = /^(?:(?<word>above|below) (?<limit>.+)|(?<bound>.+) or (?<way>more|less))$/;

/** Reads rows of a name, readings from old to new, and the test that each has to pass. */
function readRuns(lines: string[][]): Reading {
  const faults: string[] = [];
  const series = lines.map(([name = '', readings = '', test = '']) => {
    const { word, limit, bound, way } = TEST.exec(test)?.groups ?? {};
    const target = parseFigure(limit ?? bound ?? '');
    if (!target)
      faults.push(`${show(test)} is no test; write above 3%, below 3%, 3% or more, or 3% or less`);
    const reader = new FigureReader();
    const values = readings.split(/,\s+/).map((text) => reader.read(text));
    faults.push(...reader.faults());
    const line = target?.value ?? 0;
    const passes = values.map(({ value }) => {
      if (value === line) return way !== undefined;
      return value > line === (word === 'above' || way === 'more');
    });
    return { name, values, test, limit: line, passes };
  });
  return faults.length > 0 ? { faults } : { chart: { type: 'runs', series } };
}

/** The table that a directive is about: the next block, or the one after a line `Table: …`. */
export function tableAfter(siblings: readonly Nodes[], node: Nodes): Table | undefined {
  const [next, second] = siblings.slice(siblings.indexOf(node) + 1);
  const isCaption = next?.type === 'paragraph' && textOf(next).startsWith('Table:');
  const table = isCaption ? second : next;
  return table?.type === 'table' ? table : undefined;
}
