import { type Figure, parseFigure, type Reading, type Settings, toReading } from './numbers';

export type Value = Pick<Figure, 'text' | 'value'>;

type Series = { name: string; values: Value[] };

export type Chart =
  /** A bar for each value; `columns` are the names of the bars of a row. */
  | { type: 'bars'; columns: string[]; series: Series[] }
  /** Two lines over the numbers `x` of the headings; `crossing` is the index where they meet. */
  | { type: 'crossing'; axis: string; x: Value[]; series: Series[]; crossing: number };

const TYPES = ['bars', 'crossing'];
const SETTINGS = ['type', 'rows', 'columns'];

/** In characters. On a phone, a longer name would not fit beside the line's first value. */
const MAX_NAME = 28;

/**
 * Reads a table as a chart.
 *
 * @param table its rows, each as the texts of its cells; the first row has the headings
 * @param settings `type`, and one-based numbers of the `rows` and `columns` to draw, without the headings
 *   and the names in the first column
 */
export function readChart(table: readonly string[][], settings: Settings): Reading<Chart> {
  const { type = '' } = settings;
  const [headings = [], ...body] = table;
  const rows = choose(settings.rows, body);
  const columns = choose(settings.columns, headings.slice(1));
  const problems = Object.keys(settings)
    .filter((name) => !SETTINGS.includes(name))
    .map((name) => `this chart has no "${name}"; it has ${SETTINGS.join(', ')}`);
  if (!TYPES.includes(type ?? ''))
    problems.push(`"${type}" is not a type; write one of ${TYPES.join(', ')}`);
  if (!rows) problems.push(`rows=${settings.rows} ${NOT_THERE}`);
  if (!columns) problems.push(`columns=${settings.columns} ${NOT_THERE}`);
  if (rows?.length === 0 || columns?.length === 0) problems.push(NO_FIGURES);
  if (!rows || !columns || problems.length > 0) return { problems };

  const pick = (row: readonly string[]) => columns.map((column) => row[column + 1] ?? '');
  const lines = rows.map((row) => body[row] ?? []);
  problems.push(...findFigureProblems(lines.flatMap(pick)));
  const series = lines.map((line) => ({ name: line[0] ?? '', values: pick(line).map(toValue) }));
  if (type === 'bars')
    return toReading({ type: 'bars', columns: pick(headings), series }, problems);

  problems.push(...findFigureProblems(pick(headings)));
  if (lines.length !== 2) problems.push('a crossing has two rows; choose them, as in rows="1,2"');
  for (const { name } of series)
    if (name.length > MAX_NAME)
      problems.push(`"${name}" is too long for a chart; shorten it to ${MAX_NAME} characters`);
  const [first, second] = series.map(({ values }) => values.map(({ value }) => value));
  const crossing = columns.findIndex((_column, index) => first?.[index] === second?.[index]);
  if (crossing < 0) problems.push(NO_CROSSING);
  const x = pick(headings).map(toValue);
  return toReading({ type: 'crossing', axis: headings[0] ?? '', x, series, crossing }, problems);
}

const NOT_THERE = 'is not in the table; count from 1, without the headings and the first column';
const NO_FIGURES = 'the table has no figures to draw';
const NO_NUMBER = 'is not a number; write one such as 2.5% or ₦1,200';
const CHOOSE = 'choose others with rows and columns';
const NO_CROSSING =
  'no column has the same value in both rows of the chart; add the column where the lines cross';

const toValue = (text: string): Value => ({ text, value: parseFigure(text)?.value ?? 0 });

/** Finds cells that are not numbers, and numbers of different units. */
function findFigureProblems(cells: readonly string[]): string[] {
  const units = new Map(cells.map((text) => [parseFigure(text)?.unit, text]));
  const problems = cells
    .filter((text) => !parseFigure(text))
    .map((text) => `${text ? `"${text}"` : 'an empty cell'} ${NO_NUMBER}, or ${CHOOSE}`);
  units.delete(undefined);
  if (units.size < 2) return problems;
  const written = [...units.values()].join(', ');
  return [...problems, `a chart has one unit, and these have several: ${written}; ${CHOOSE}`];
}

/** Parses one-based numbers such as `2,4` as indexes. Returns undefined if one is not there. */
function choose(list: Settings[string], items: readonly unknown[]): number[] | undefined {
  if (list === undefined) return [...items.keys()];
  const indexes = String(list)
    .split(',')
    .map((number) => Number(number) - 1);
  return indexes.every((index) => index in items) ? indexes : undefined;
}
