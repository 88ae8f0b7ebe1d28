import { type Figure, parseFigure, type Settings } from './numbers';

/** A number as a chart shows it. */
export type Value = Pick<Figure, 'text' | 'value'>;

/** A row of the table. */
type Series = { name: string; values: Value[] };

/** What a table becomes. */
export type Chart =
  /** A bar for each value; `columns` are the names of the bars of a row. */
  | { type: 'bars'; columns: string[]; series: Series[] }
  /** A line for each row over the places `x`; `crossing` is the index of the place where all lines meet. */
  | { type: 'lines'; x: Value[]; series: Series[]; crossing?: number }
  /** A small line for each row, with the limit of its test. */
  | { type: 'runs'; series: (Series & { test: string; limit: number; passes: boolean[] })[] };

/** A chart, or what an editor must change. */
type Reading = { chart: Chart } | { faults: string[] };

const types = ['bars', 'lines', 'crossing', 'runs'] as const;

/** On a phone, nobody can tell more bars of a group, or lines, apart. */
const MAX_SERIES = 8;

/**
 * Reads a table as a chart.
 *
 * @param table its rows, each as the texts of its cells; headings are the first row
 * @param settings `type`, and the `rows` and `columns` of the table to draw, counted from 1 without the
 *   headings and the names in the first column; for lines, the row `x` of their places instead of the
 *   headings
 */
export function readChart(table: readonly string[][], settings: Settings): Reading {
  const { type, rows, columns, x, ...others } = settings;
  const [headings = [], ...body] = table;
  const known = types.find((name) => name === type);
  const chosen = {
    rows: choose(rows, body.length),
    columns: choose(columns, headings.length - 1),
    x: choose(x, x === undefined ? 0 : body.length),
  };
  const faults = Object.keys(others).map(
    (name) => `a chart has no "${name}"; it has type, rows, columns and x`,
  );
  if (!known) faults.push(`"${type ?? ''}" is no type of chart; write one of ${types.join(', ')}`);
  for (const [name, numbers] of Object.entries(chosen))
    if (!numbers) faults.push(explainChoice(name, settings[name]));
  if (!known || faults.length > 0) return { faults };

  const lines = chosen.rows?.map((row) => body[row - 1] ?? []) ?? [];
  if (known === 'runs') return readRuns(lines);
  const pick = (line: readonly string[]) =>
    chosen.columns?.map((column) => line[column] ?? '') ?? [];
  const figures = lines.map((line) => ({ name: line[0] ?? '', cells: pick(line) }));
  if (known === 'bars') return readBars(figures, pick(headings));
  const [place] = chosen.x ?? [];
  const places = pick(place === undefined ? headings : (body[place - 1] ?? []));
  return readLines(figures, places, known === 'crossing');
}

type Cells = { name: string; cells: string[] };

function readBars(rows: readonly Cells[], columns: string[]): Reading {
  const { series, faults } = readSeries(rows);
  if (columns.length > MAX_SERIES) faults.push(`${MAX_SERIES} columns are the most; ${CHOOSE}`);
  return faults.length > 0 ? { faults } : { chart: { type: 'bars', columns, series } };
}

function readLines(rows: readonly Cells[], places: string[], hasMark: boolean): Reading {
  const { series, faults } = readSeries(rows);
  const x = readFigures(places);
  faults.push(...x.faults);
  if (rows.length > MAX_SERIES) faults.push(`${MAX_SERIES} rows are the most; ${CHOOSE}`);
  if (places.length < 2) faults.push('a line needs two columns or more');
  const crossing = places.findIndex((_place, index) => {
    const [first, ...rest] = rows.map(({ cells }) => cells[index]);
    return rest.length > 0 && rest.every((text) => text === first);
  });
  if (hasMark && crossing < 0) faults.push(NO_CROSSING);
  const chart = { type: 'lines', x: x.values, series, ...(hasMark && { crossing }) } as const;
  return faults.length > 0 ? { faults } : { chart };
}

const CHOOSE = 'choose others with rows and columns';
const NO_CROSSING =
  'no column has the same value in all rows of the chart; add the column where the lines cross';

/** Reads rows that all have one unit. */
function readSeries(rows: readonly Cells[]): { series: Series[]; faults: string[] } {
  const { values, faults } = readFigures(rows.flatMap(({ cells }) => cells));
  const series = rows.map(({ name, cells }, index) => {
    const start = index * cells.length;
    return { name, values: values.slice(start, start + cells.length) };
  });
  return { series, faults };
}

/** Reads cells of one unit. */
function readFigures(cells: readonly string[]): { values: Value[]; faults: string[] } {
  const figures = cells.map((text) => ({ text, figure: parseFigure(text) }));
  const units = new Map(
    figures.flatMap(({ text, figure }) => (figure ? [[figure.unit, text]] : [])),
  );
  const faults = figures
    .filter(({ figure }) => !figure)
    .map(({ text }) => `"${text}" is no number; ${CHOOSE}`);
  if (units.size > 1)
    faults.push(
      `a chart has one unit, and these have several: ${[...units.values()].join(', ')}; ${CHOOSE}`,
    );
  const values = figures.map(({ text, figure }) => ({ text, value: figure?.value ?? 0 }));
  return { values, faults };
}

/** Reads numbers from 1 to a count, such as `2,4`: all of them where none is written. */
function choose(written: Settings[string], count: number): number[] | undefined {
  if (written === undefined) return Array.from({ length: count }, (_item, index) => index + 1);
  const numbers = String(written).split(',').map(Number);
  const isNumber = (number: number) => Number.isInteger(number) && number >= 1 && number <= count;
  return numbers.every(isNumber) ? numbers : undefined;
}

const explainChoice = (name: string, written: Settings[string]) =>
  `${name}=${written ?? ''} is not in the table; count from 1, without the headings and the first column`;

const TEST = /^(?:(?<word>above|below) (?<limit>.+)|(?<bound>.+) or (?<way>more|less))$/;

/** Reads rows of a name, readings from old to new, and the test that each has to pass. */
function readRuns(lines: readonly string[][]): Reading {
  const faults: string[] = [];
  const series = lines.map(([name = '', readings = '', test = '']) => {
    const { word, limit, bound, way } = TEST.exec(test)?.groups ?? {};
    const target = parseFigure(limit ?? bound ?? '');
    if (!target)
      faults.push(`"${test}" is no test; write above 3%, below 3%, 3% or more, or 3% or less`);
    const read = readFigures(readings.split(/,\s+/));
    faults.push(...read.faults);
    const line = target?.value ?? 0;
    const passes = read.values.map(({ value }) => {
      if (value === line) return way !== undefined;
      return value > line === (word === 'above' || way === 'more');
    });
    return { name, values: read.values, test, limit: line, passes };
  });
  return faults.length > 0 ? { faults } : { chart: { type: 'runs', series } };
}
