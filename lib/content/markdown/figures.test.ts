import { type Directive, parseDirective } from './figures';
import { parseBody } from './parse';

function read(text: string) {
  const { tree } = parseBody(text);
  return parseDirective(tree.children[0] as Directive, tree);
}

const table = `Table: Costs

| | 2024 | 2025 |
| --- | ---: | ---: |
| Rent | ₦1.5m | ₦2m |
| Food | ₦1m | ₦2m |
| Share | 5% | 6% |`;

test('reads the chosen rows and columns of a chart from the table below it', () => {
  expect(read(`::chart[Rent rose]{type=bars rows="1,2" columns=2}\n\n${table}`)).toEqual({
    value: {
      chart: {
        type: 'bars',
        columns: ['2025'],
        series: [
          { name: 'Rent', values: [{ text: '₦2m', value: 2 }] },
          { name: 'Food', values: [{ text: '₦2m', value: 2 }] },
        ],
      },
    },
  });
});

test('finds the crossing in the column where both rows have the same value, even if written ₦2m and ₦2.0m', () => {
  const changed = table.replace('| Food | ₦1m | ₦2m |', '| Food | ₦1m | ₦2.0m |');
  const result = read(`::chart[Level]{type=crossing rows="1,2"}\n\n${changed}`);
  expect(result).toMatchObject({
    value: { chart: { axis: '', x: [{ value: 2024 }, { value: 2025 }], crossing: 1 } },
  });
});

test.each([
  ['::chart{type=bars}', 'the chart has no title'],
  ['::chart[A]{type=bars}\n\nNo table', 'a chart is made of the table below it'],
  ['::verdict[A]\n\nNo table', 'a verdict is made of the table below it'],
  [`::verdict\n\n${table}`, 'the verdict has no title'],
  [`::verdict[A]\n\n${table}`, 'a verdict has one row that is chosen'],
  [`::chart[A]{type=pie}\n\n${table}`, '"pie" is not a type; write one of bars, '],
  [`::chart[A]{type=crossing rows="1,2" x=3}\n\n${table}`, 'this chart has no "x"'],
  [`::chart[A]{type=bars rows=4}\n\n${table}`, 'rows="4" is not in the table'],
  [`::chart[A]{type=bars}\n\n${table}`, 'a chart has one unit'],
  [`::chart[A]{type=crossing rows="1,3"}\n\n${table}`, 'no column has the same value'],
  ['::graph[A]', 'this directive is unknown'],
  ['::constructor[A]', 'this directive is unknown'],
  ['::calculator[A]{name=mortgage}', '"mortgage" is not a calculator'],
  ['::calculator[A]{name=flat-rate days=1}', 'days is "1"; write a whole number of days from 2'],
  ['::calculator[A]{name=flat-rate amount=5%}', 'amount is "5%"; write an amount in naira'],
  ['::calculator[A]{name=flat-rate days=14 rate="4% a month"}', 'a percentage (every 14 days)'],
  ['::calculator[A]{name=flat-rate amount=1}', 'rate is missing'],
  ['::calculator[A]{name=break-even-loan currency=yen}', 'currency is "yen"'],
  ['::calculator[A]{name=flat-rate size=1}', 'flat-rate has no "size"'],
])('rejects %j with a message that contains "%s"', (text, message) => {
  const { problems } = read(text) as { problems: string[] };
  expect(problems.join('\n')).toContain(message);
});

test('reads the example values of a calculator', () => {
  const text = '::calculator[A]{name=flat-rate days=14 amount="₦50,000 only" rate=4 periods=1}';
  expect(read(text)).toEqual({
    value: {
      calculator: {
        ...{ name: 'flat-rate', currency: 'dollar', days: 14 },
        values: { amount: 50_000, rate: 4, periods: 1, fees: 0 },
      },
    },
  });
});
