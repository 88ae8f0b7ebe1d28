import { type DirectiveAttributes, parseFigure, type ParseResult } from './numbers';

type ChartValue = { text: string; value: number };

type Series = { name: string; values: ChartValue[] };

export type Chart =
  /** Bar chart with a group of bars for each row of the table. `columns` contains the names of the bars in a group. */
  | { type: 'bars'; columns: string[]; series: Series[] }
  /** Chart of two lines that meet at `x[crossing]`. `x` contains the numbers in the column headings. */
  | { type: 'crossing'; axis: string; x: ChartValue[]; series: Series[]; crossing: number };

const TYPES = ['bars', 'crossing'];
const SETTINGS = ['type', 'rows', 'columns'];

/** Maximum length of a line's name. On a phone, a longer name would overlap the value at the left edge. */
const MAX_NAME_CHARACTERS = 28;

/**
 * Parses a table whose first row contains headings and whose first column contains names. The settings `rows` and
 * `columns` select rows and columns by number. For example, `rows="1"` selects the first row below the headings.
 */
export function parseChart(
  table: readonly string[][],
  settings: DirectiveAttributes,
): ParseResult<Chart> {
  const { type = '' } = settings;
  const [headings = [], ...body] = table;
  const rows = parseIndexes(settings.rows, body);
  const columns = parseIndexes(settings.columns, headings.slice(1));
  const problems = Object.keys(settings)
    .filter((name) => !SETTINGS.includes(name))
    .map((name) => `this chart has no "${name}"; write only ${SETTINGS.join(', ')}`);
  if (!TYPES.includes(type ?? ''))
    problems.push(`"${type}" is not a type; write one of ${TYPES.join(', ')}`);
  if (!rows) problems.push(describeList('rows', settings.rows));
  if (!columns) problems.push(describeList('columns', settings.columns));
  if (rows?.length === 0 || columns?.length === 0) problems.push(NO_FIGURES);
  if (!rows || !columns || problems.length > 0) return { problems };

  const pickCells = (row: readonly string[]) => columns.map((column) => row[column + 1] ?? '');
  const chosenRows = rows.map((row) => body[row] ?? []);
  problems.push(...findFigureProblems(chosenRows.flatMap(pickCells)));
  const series = chosenRows.map((row) => ({
    name: row[0] ?? '',
    values: pickCells(row).map(toValue),
  }));
  if (type === 'bars') {
    const value = { type, columns: pickCells(headings), series } as const;
    return problems.length > 0 ? { problems } : { value };
  }
  problems.push(...findFigureProblems(pickCells(headings)));
  if (chosenRows.length !== 2)
    problems.push(
      'a chart with type=crossing needs exactly two rows; choose them, as in rows="1,2"',
    );
  for (const { name } of series)
    if (name.length > MAX_NAME_CHARACTERS)
      problems.push(
        `"${name}" is too long for a chart; shorten the name to ${MAX_NAME_CHARACTERS} characters`,
      );
  const [first, second] = series.map(({ values }) => values.map(({ value }) => value));
  const crossing = columns.findIndex((_column, index) => first?.[index] === second?.[index]);
  if (crossing < 0) problems.push(NO_CROSSING);
  if (problems.length > 0) return { problems };
  const x = pickCells(headings).map(toValue);
  return { value: { type: 'crossing', axis: headings[0] ?? '', x, series, crossing } };
}

function describeList(name: string, list: DirectiveAttributes[string]): string {
  const problem = /^\d+(?:, *\d+)*$/.test(String(list))
    ? 'is not in the table; count from 1, and do not count the headings and the first column'
    : `is not a list of numbers; separate the numbers with commas, as in ${name}="1,2,3"`;
  return `${name}="${list}" ${problem}`;
}

const NO_FIGURES =
  'the chart finds no numbers in the table; write a heading for each column, and below the headings a row with a name and a number, such as | Rent | ₦500 |';
const CHOOSE = 'choose the rows or columns to draw, as in rows="1,2" or columns="1,2"';
const NUMBER = `write a number such as 2.5% or ₦1,200, or ${CHOOSE}`;
const NO_CROSSING =
  'no column has the same value in both rows of the chart; add the column where the lines cross';

const toValue = (text: string): ChartValue => ({ text, value: parseFigure(text)?.value ?? 0 });

function findFigureProblems(cells: readonly string[]): string[] {
  const problems = cells
    .filter((text) => !parseFigure(text))
    .map((text) => `the chart cannot draw ${text ? `"${text}"` : 'an empty cell'}; ${NUMBER}`);
  const units = new Map(cells.map((text) => [parseFigure(text)?.unit, text]));
  units.delete(undefined);
  const examples = [...units.values()].join(', ');
  if (units.size > 1)
    problems.push(`a chart has one unit, but these numbers have several: ${examples}; ${CHOOSE}`);
  return problems;
}

/** Converts one-based numbers such as `2,4` to zero-based indexes. Returns undefined if a number is out of range. */
function parseIndexes(list: DirectiveAttributes[string], items: readonly unknown[]) {
  if (list === undefined) return [...items.keys()];
  const indexes = String(list)
    .split(',')
    .map((number) => Number(number) - 1);
  return indexes.every((index) => index in items) ? indexes : undefined;
}
