import { type Figure, parseFigure, type Reading, type Settings, toReading } from './numbers';

/** A number as a chart shows it. */
export type Value = Pick<Figure, 'text' | 'value'>;

/** A row of the table. */
type Series = { name: string; values: Value[] };

/** What a table becomes. */
export type Chart =
  /** A bar for each value; `columns` are the names of the bars of a row. */
  | { type: 'bars'; columns: string[]; series: Series[] }
  /** A line for each row over the places `x`, at one of which, `crossing`, all meet; `words` say what x and y are. */
  | { type: 'lines'; words: [string, string]; x: Value[]; series: Series[]; crossing?: number };

/** The types, each with the settings that it uses. */
const types = {
  bars: ['rows', 'columns'],
  lines: ['rows', 'columns', 'x', 'y'],
  crossing: ['rows', 'columns', 'x', 'y'],
} as const satisfies Record<string, string[]>;

/** On a phone, nobody can tell more bars of a group, or lines, apart. */
const MAX_SERIES = 8;

/**
 * Reads a table as a chart.
 *
 * @param table its rows, each as the texts of its cells; headings are the first row
 * @param settings `type`, and the `rows` and `columns` of the table to draw, counted from 1 without the
 *   headings and the names in the first column; for lines, the row `x` of their places instead of the
 *   headings, and the words `y` of their values
 */
export function readChart(table: readonly string[][], settings: Settings): Reading<Chart> {
  const { type, rows, columns, x } = settings;
  const [headings = [], ...body] = table;
  const known = (Object.keys(types) as (keyof typeof types)[]).find((name) => name === type);
  const chosen = {
    rows: choose(rows, body.length),
    columns: choose(columns, headings.length - 1),
    x: choose(x, x === undefined ? 0 : body.length),
  };
  const used: string[] = ['type', ...types[known ?? 'lines']];
  const problems = Object.keys(settings)
    .filter((name) => !used.includes(name))
    .map((name) => `this chart has no "${name}"; it has ${used.join(', ')}`);
  if (!known)
    problems.push(`"${type ?? ''}" is not a type; write one of ${Object.keys(types).join(', ')}`);
  for (const [name, numbers] of Object.entries(chosen))
    if (!numbers) problems.push(explainChoice(name, settings[name]));
  for (const [name, { length }] of Object.entries({ rows: body, columns: headings.slice(1) }))
    if (length === 0) problems.push(`the table has no ${name} to draw`);
  if (!known || problems.length > 0) return { problems };

  const lines = chosen.rows?.map((row) => body[row - 1] ?? []) ?? [];
  const pick = (line: readonly string[]) =>
    chosen.columns?.map((column) => line[column] ?? '') ?? [];
  const figures = readFigures(lines.flatMap(pick));
  const { length: width } = pick(headings);
  const series = lines.map(([name = ''], row) => {
    return { name, values: figures.values.slice(row * width, (row + 1) * width) };
  });
  if (known === 'bars') {
    if (width > MAX_SERIES) figures.problems.push(`${MAX_SERIES} columns are the most; ${CHOOSE}`);
    return toReading({ type: 'bars', columns: pick(headings), series }, figures.problems);
  }
  const [place] = chosen.x ?? [];
  const scale = place === undefined ? headings : (body[place - 1] ?? []);
  const places = readFigures(pick(scale));
  problems.push(...figures.problems, ...places.problems);
  if (lines.length > MAX_SERIES) problems.push(`${MAX_SERIES} rows are the most; ${CHOOSE}`);
  if (width < 2) problems.push('a line needs two columns or more');
  const words: [string, string] = [scale[0] ?? '', settings.y ?? ''];
  const chart = { type: 'lines', words, x: places.values, series } as const;
  if (known === 'lines') return toReading(chart, problems);
  const crossing = places.values.findIndex((_place, index) => {
    const [first, ...rest] = series.map(({ values }) => values[index]?.value);
    return rest.length > 0 && rest.every((value) => value === first);
  });
  if (crossing < 0) problems.push(NO_CROSSING);
  return toReading({ ...chart, crossing }, problems);
}

const CHOOSE = 'choose others with rows and columns';
const NO_CROSSING =
  'no column has the same value in all rows of the chart; add the column where the lines cross';

/** Reads cells of one unit. */
function readFigures(cells: readonly string[]): { values: Value[]; problems: string[] } {
  const figures = cells.map((text) => ({ text, figure: parseFigure(text) }));
  const units = new Map(
    figures.flatMap(({ text, figure }) => (figure ? [[figure.unit, text]] : [])),
  );
  const problems = figures
    .filter(({ figure }) => !figure)
    .map(({ text }) => `${text ? `"${text}"` : 'an empty cell'} is not a number; ${CHOOSE}`);
  if (units.size > 1)
    problems.push(
      `a chart has one unit, and these have several: ${[...units.values()].join(', ')}; ${CHOOSE}`,
    );
  const values = figures.map(({ text, figure }) => ({ text, value: figure?.value ?? 0 }));
  return { values, problems };
}

/** Reads numbers from 1 to a count, such as `2,4`: all of them where none is written. */
function choose(written: Settings[string], count: number): number[] | undefined {
  if (written === undefined) return Array.from({ length: count }, (_item, index) => index + 1);
  const numbers = String(written).split(',').map(Number);
  const isNumber = (number: number) => Number.isInteger(number) && number >= 1 && number <= count;
  const isEachOnce = new Set(numbers).size === numbers.length;
  return isEachOnce && numbers.every(isNumber) ? numbers : undefined;
}

const explainChoice = (name: string, written: Settings[string]) =>
  `${name}=${written ?? ''} is not in the table; count from 1, without the headings and the first column, each once`;
