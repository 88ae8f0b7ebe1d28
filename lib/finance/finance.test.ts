import { computeAnswer, layOutBar } from './answers';
import { type CalculatorField, calculators, parseField } from './calculators';
import { computeIncomeTax, computeSalaryTax } from './income-tax';
import { affordableLoan, borrowingBase, breakEvenRate, flatLoanCost } from './loans';
import { formatNaira, formatPercent, parseFigure } from './numbers';

const terms = (rate: number, tax = 0, charges = 0) => ({ rate, tax, charges });

// The expected values were computed by hand, for example as 2,080 × 1.2441 ÷ 1.04 in the first row.
test.each([
  ['deposit', terms(24.41), terms(4), 12, 2080, 2488.2],
  ['deposit', terms(24.41, 20), terms(4, 20), 12, 2080, 2409.09],
  ['deposit', terms(20, 0, 2), terms(0), 6, 1000, 1078],
  ['loan', terms(30), terms(10), 12, 1530, 1808.18],
  ['loan', terms(30), terms(10, 10, 2), 12, 100, 114.66],
  ['loan', terms(0), terms(0), 1, 1530, 1530],
] as const)(
  'returns the break-even exchange rate for a %s (row %#)',
  (kind, naira, foreign, months, today, expected) => {
    const taxes = { nairaTax: naira.tax, foreignTax: foreign.tax };
    const rates = { naira: naira.rate, foreign: foreign.rate, today, months };
    const charges = naira.charges + foreign.charges;
    expect(breakEvenRate(kind, { ...rates, ...taxes, charges })).toBeCloseTo(expected, 1);
  },
);

test('converts a flat rate of 2.5% per month to a rate of 4.287% on a reducing balance', () => {
  const cost = flatLoanCost(1_000_000, 2.5, 12, 0, 12);
  expect(cost.instalment).toBeCloseTo(108_333.33, 2);
  expect(cost.total).toBeCloseTo(1_300_000, 2);
  expect(cost.periodRate).toBeCloseTo(4.287, 3);
  expect(flatLoanCost(1000, 0, 1, 100, 12)).toMatchObject({ total: 1000, cost: 100 });
  expect(flatLoanCost(1000, 100, 1, 990, 12).periodRate).toBeCloseTo(19_900, 5);
  expect(flatLoanCost(1e12, 0, 600, 0, 12).periodRate).toBeCloseTo(0, 9);
});

test('returns the flat rate and its simple and compound rates per year for a loan with a single payment', () => {
  const cost = flatLoanCost(50_000, 4, 1, 0, 365 / 14);
  expect([cost.instalment, cost.periodRate]).toEqual([52_000, expect.closeTo(4, 6)]);
  expect([cost.simpleYear, cost.compoundYear]).toEqual([
    expect.closeTo(104.29, 2),
    expect.closeTo(178.01, 1),
  ]);
});

const assets = {
  ...{ invoices: 34e6, largest: 13e6, limit: 30, invoiceRate: 70 },
  ...{ stock: 14e6, stockRate: 40 },
  ...{ oldDebt: 0, cash: 1.3e6, cover: 1.3, interest: 0, months: 1 },
};

test('excludes debt of the largest buyer above the limit from the borrowing base', () => {
  expect(borrowingBase(assets)).toBeCloseTo(27.44e6);
  expect(borrowingBase({ ...assets, limit: 100 })).toBeCloseTo(29.4e6);
});

test('subtracts the interest on the old debt from the cash for a new loan, and returns 0 if no cash is left', () => {
  const indebted = { ...assets, cash: 2.175e6, oldDebt: 11e6, interest: 30, months: 12 };
  expect(affordableLoan(indebted)).toBeCloseTo(14_341_144, 0);
  expect(affordableLoan({ ...assets, months: 12 })).toBe(12e6);
  expect(affordableLoan({ ...indebted, cash: 1 })).toBe(0);
});

test.each([
  [800_000, 0],
  [25_000_001, 4_680_000.23],
  [60_000_000, 12_930_000],
])('computes the tax on a taxable income of ₦%d: ₦%d', (taxable, tax) => {
  expect(computeIncomeTax(taxable)).toBeCloseTo(tax, 2);
});

test.each([
  ['pension contribution', { pay: 150_000, pension: 8 }, 1_656_000, 128_400],
  ['rent relief', { pay: 400_000, pension: 8, rent: 900_000 }, 4_236_000, 552_480],
  ['pension from part of pay', { pay: 400_000, pension: 8, pensionable: 70 }, 4_531_200, 605_616],
  ['rent relief at its limit', { pay: 1.5e6, pension: 8, rent: 4e6 }, 16_060_000, 2_802_600],
  ['bonus', { pay: 150_000, pension: 8, extra: 300_000 }, 1_956_000, 173_400],
  ['pay at the minimum wage', { pay: 70_000 }, 0, 0],
  ['pay ₦1 above the minimum wage', { pay: 70_000, extra: 1 }, 840_001, 6000.15],
  ['deductions above the pay', { pay: 80_000, other: 2e6 }, 0, 0],
])('computes the tax on a salary: %s', (_, salary, taxable, tax) => {
  const none = { rent: 0, pension: 0, pensionable: 100, extra: 0, nhf: 0, other: 0 };
  const result = computeSalaryTax({ ...none, ...salary });
  expect([result.taxable, result.tax]).toEqual([taxable, expect.closeTo(tax, 2)]);
});

const { pay, rent } = calculators.paye;
const { months, naira } = calculators['break-even-loan'];
const { amount, rate, periods } = calculators['flat-rate'];
const monthlyRate = { ...rate, period: 'a month' };
const monthly = 'an amount in naira (a month)';

test.each<[CalculatorField, string, string | number]>([
  [pay, '400000|400,000| 400 000 |400\u00A0000|\u200E400\u202F000|400,000.|.4m|0.4m', 400_000],
  [pay, '₦400,000|₦ 400000|n400k|#400,000|NGN\u00A0400\u2009000|ngn400000|=N=400,000', 400_000],
  [pay, '400K|400 k|₦0.400m|400 thousand|400,000 naira|400,000N|400,000 NGN|400,000/-', 400_000],
  [pay, 'NGN 400,000.00CR|400,000 DR|₦400,000 only|400,000/= only|N400,000/month', 400_000],
  [pay, '400k per month|400k pm|400k p.m.|400,000 monthly|₦0.4 mil a month', 400_000],
  [pay, '1.2M|1.2 million|1.2m naira|₦1.200m|0.0012bn|1200000.000', 1_200_000],
  [pay, '1200.500|1,200.500|1 200.5|1.2005k', 1200.5],
  [pay, '| |14 lakh|1,20,000|1,200,00|1 5|2,5|−1500|5%|1e9|400-500k', monthly],
  [pay, '$400|USD 400|£400|6m per year|6m p.a.|400k a week|24 months', monthly],
  // These texts are ambiguous: a dot may separate thousands, a k may mean kobo, and a tab separates cells of a table.
  [pay, '400.000|₦400.000/-|400,000.00k|8,500k|9500 m|0,500|400\t000', monthly],
  [pay, '0', `${monthly} from 1 to 1,000,000,000,000`],
  [rent, '| |0|₦0', 0],
  [rent, '₦1.2m p.a.|1.2m a year|N1,200,000/yr|1.2m per annum', 1_200_000],
  [rent, 'none|-|100k a month|100k/m', 'an amount in naira (a year)'],
  [amount, '100k a month|100k p.a.', 'an amount in naira'],
  [monthlyRate, '2.5|2.5%|2.500|2.5 percent|2.5 per cent|2.5 pct|2.5% monthly', 2.5],
  [monthlyRate, '|2,5|₦5|5k|30% p.a.', 'a percentage (a month)'],
  [monthlyRate, '101', 'a percentage (a month) from 0 to 100'],
  [naira, '8 % p.a.', 8],
  [months, ' 12 |12 months|12 mths|12 mo', 12],
  [months, '|2 years|12k|12m', 'a whole number of months'],
  [months, '2.5|0', 'a whole number of months from 1 to 120'],
  [periods, '24 months', 'a whole number of payments'],
])('in the field %j, parses each of the inputs %j as %j', (field, texts, expected) => {
  const result = typeof expected === 'string' ? `${expected}, such as 7` : expected;
  for (const text of texts.split('|'))
    expect([text, parseField(text, field, '7')]).toEqual([text, result]);
});

test.each<[string, number | undefined]>([
  ...['-₦1,500', '₦−1,500', '₦\u20111,500'].map((text): [string, number] => [text, -1500]),
  ['+5%', 5],
  ['US$1,000,000.5', 1_000_000.5],
  ['₦4.6m', 4.6],
  ...['(₦500)', '2,5%', '2–3%'].map((text): [string, undefined] => [text, undefined]),
])('parses the table cell %s as %s', (cell, value) => {
  expect(parseFigure(cell)?.value).toBe(value);
});

test('formats naira without decimals and never as -0, and percentages with one decimal up to 1,000,000%', () => {
  expect([formatNaira(1_200_000.5), formatPercent(1234.56)]).toEqual(['₦1,200,001', '1,234.6%']);
  expect([formatNaira(-0.2), formatPercent(1e160)]).toEqual(['₦0', 'more than 1,000,000%']);
});

const salary = { pay: 400_000, pension: 8, pensionable: 100, rent: 0, extra: 0, nhf: 0, other: 0 };
const answerForSalary = (changes: object) =>
  computeAnswer({ name: 'paye', currency: 'dollar', values: { ...salary, ...changes } });

test.each([
  [{}, [319_260, 32_000, 0, 48_740]],
  [{ pay: 70_000 }, [64_400, 5600, 0, 0]],
  // Rounding only the result would give 311,060, and the parts would not add up to 400,001.
  [{ extra: 8, nhf: 10_000.4 }, [311_061, 32_000, 10_000, 46_940]],
])(
  'splits a salary with %j into what is left, pension, housing fund and tax: %j',
  (changes, parts) => {
    const answer = answerForSalary(changes);
    expect(answer.parts?.map(({ naira }) => naira)).toEqual(parts);
    const widths = layOutBar(answer.parts ?? []).map(({ width }) => parseFloat(width));
    expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(100);
  },
);

test.each([
  [{ pension: 100 }, 'pension'],
  [{ nhf: 400_000 }, 'nhf'],
])('explains that deductions leave nothing of a salary with %j', (changes, field) => {
  const { field: invalidField, sentence } = answerForSalary(changes);
  expect([invalidField, sentence]).toEqual([field, expect.stringMatching(/leave nothing/)]);
});

test('writes "1 month" in the singular, and "as today" if the break-even rate equals the current rate', () => {
  const placed = { name: 'borrowing-base', currency: 'dollar' } as const;
  const { full } = computeAnswer({ ...placed, values: assets });
  expect(full).toContain('a loan of ₦1,000,000 over 1 month.');
  const none = { naira: 0, nairaTax: 0, foreign: 0, foreignTax: 0, charges: 0 };
  const loan = { name: 'break-even-loan', currency: 'dollar' } as const;
  const unchanged = computeAnswer({ ...loan, values: { today: 1500, months: 1, ...none } });
  expect(unchanged.full).toContain('The two end level at ₦1,500 to the dollar, as today.');
});
