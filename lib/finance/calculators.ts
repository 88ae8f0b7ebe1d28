import {
  AMBIGUOUS_AMOUNT,
  parseNumber,
  type ParseResult,
  type DirectiveAttributes,
  toParseResult,
  type Unit,
} from './numbers';

export type CalculatorField = {
  /** If the field has a unit, the label ends with the unit in brackets, as in `Amount (₦)`. */
  label: string;
  unit: Unit;
  min: number;
  max: number;
  isWhole?: true;
};

function naira(label: string, min = 0, max = 1_000_000_000_000): CalculatorField {
  return { label: `${label} (₦)`, unit: '₦', min, max };
}

function percent(label: string, max = 100, unit = '%'): CalculatorField {
  return { label: `${label} (${unit})`, unit: '%', min: 0, max };
}

const yearly = (label: string) => percent(label, 200, '% a year');

function count(label: string, max: number): CalculatorField {
  return { label, unit: '', min: 1, max, isWhole: true };
}

const today = naira('One {currency} today', 1, 1_000_000);
const months = count('Months', 120);
const charges = percent('Charges, once', 50);

/**
 * Input fields of each calculator. Pages always show the first three and collapse the others, so the most important
 * fields must come first. In labels, pages replace `{currency}` and `{period}` with values from the article.
 */
export const calculators = {
  'break-even-deposit': {
    today,
    naira: yearly('Naira rate'),
    foreign: yearly('{currency} rate'),
    nairaTax: percent('Tax on the naira interest', 99),
    foreignTax: percent('Tax on the {currency} interest', 99),
    months,
    charges,
  },
  'break-even-loan': {
    today,
    naira: yearly('Naira loan'),
    foreign: yearly('{currency} loan'),
    nairaTax: percent('Tax that you bear, naira loan', 99),
    foreignTax: percent('Tax that you bear, {currency} loan', 99),
    months,
    charges,
  },
  'flat-rate': {
    amount: naira('Amount', 1),
    rate: percent('Rate every {period}'),
    periods: count('Number of payments', 600),
    fees: naira('Fees kept back'),
  },
  'borrowing-base': {
    invoices: naira('Invoices that count'),
    stock: naira('Stock that counts'),
    cash: naira('Cash left in a month'),
    largest: naira('Owed by the largest buyer'),
    limit: percent('The most that one buyer counts'),
    invoiceRate: percent('Lent on invoices'),
    stockRate: percent('Lent on stock'),
    oldDebt: naira('Already owed'),
    cover: { label: 'Cash for each naira paid', unit: '', min: 0.1, max: 100 },
    interest: yearly('Interest'),
    months: count('Months of a new loan', 600),
  },
  paye: {
    pay: naira('Pay, a month', 1),
    rent: naira('Rent, a year'),
    pension: percent('Your pension'),
    pensionable: percent('Pensionable part of pay'),
    extra: naira('Bonus and other pay in the year'),
    nhf: naira('National Housing Fund, a month'),
    other: naira('National health and life insurance, interest on building your home, in the year'),
  },
} as const satisfies Record<string, Record<string, CalculatorField>>;

export type CalculatorName = keyof typeof calculators;

export type CalculatorValues<Name extends CalculatorName> = Record<
  keyof (typeof calculators)[Name],
  number
>;

const currencies = ['dollar', 'euro', 'pound'] as const;

type Placed<Name extends CalculatorName> = {
  name: Name;
  values: CalculatorValues<Name>;
  currency: (typeof currencies)[number];
  /** Days between two payments. Undefined if payments are monthly. */
  days?: number;
};

export type CalculatorExample = { [Name in CalculatorName]: Placed<Name> }[CalculatorName];

type Limits = Omit<CalculatorField, 'label'>;

/** The minimum is 2, because a period of one day would produce the text “every 1 days”. */
const dayLimits: Limits = { unit: '', min: 2, max: 365, isWhole: true };

function parseValue(text: string, { unit, min, max, isWhole }: Limits): number | undefined {
  const value = parseNumber(text, unit);
  if (value === undefined || value < min || value > max) return undefined;
  return isWhole && !Number.isInteger(value) ? undefined : value;
}

function describeLimits({ min, max, isWhole }: Limits): string {
  const [least, most] = [min, max].map((limit) => limit.toLocaleString('en'));
  return `a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`;
}

/**
 * Parses what a visitor typed into a field. An empty naira field is treated as 0 if its minimum is 0.
 *
 * @param example valid value, which the message suggests
 * @returns the number, or a message that tells the visitor what to enter
 */
export function parseField(text: string, field: CalculatorField, example: string): number | string {
  const isMoney = field.unit === '₦';
  const value = parseValue(text.trim() === '' && isMoney ? '0' : text, field);
  if (value !== undefined) return value;
  const ambiguousDigits = isMoney && AMBIGUOUS_AMOUNT.exec(text.trim())?.groups?.digits;
  if (ambiguousDigits)
    return `Write ${ambiguousDigits.replaceAll('.', ',')} or ${ambiguousDigits.replaceAll('.', '')}`;
  const isInvalidAmount = isMoney && parseNumber(text, field.unit) === undefined;
  return `Enter ${isInvalidAmount ? 'an amount in figures' : describeLimits(field)}, such as ${example}`;
}

/**
 * Parses the attributes of a calculator directive.
 *
 * @param settings `name` of the calculator, an example value for each field, and optionally `currency` and `days`
 *   between payments. The defaults are dollars and monthly payments.
 */
export function parseCalculator(settings: DirectiveAttributes): ParseResult<CalculatorExample> {
  const { name, currency = 'dollar', days, ...fieldSettings } = settings;
  const names = Object.keys(calculators) as CalculatorName[];
  const calculatorName = names.find((key) => key === name);
  if (!calculatorName)
    return { problems: [`"${name ?? ''}" is not a calculator; write one of ${names.join(', ')}`] };
  const fields: Record<string, CalculatorField> = calculators[calculatorName];
  const problems = Object.keys(fieldSettings)
    .filter((key) => !Object.hasOwn(fields, key))
    .map(
      (key) =>
        `the calculator ${calculatorName} has no "${key}"; write only ${Object.keys(fields).join(', ')}`,
    );
  if (!currencies.some((word) => word === currency))
    problems.push(`currency is "${currency ?? ''}"; write one of ${currencies.join(', ')}`);
  const readNumber = (name: string, field: Limits) => {
    const value = parseValue(settings[name] ?? '', field);
    if (value === undefined)
      problems.push(
        `${name} is ${settings[name] ? `"${settings[name]}"` : 'missing'}; write ${describeLimits(field)}`,
      );
    return value;
  };
  const values = Object.entries(fields).map(([key, field]) => [key, readNumber(key, field)]);
  const value = {
    name: calculatorName,
    currency,
    values: Object.fromEntries(values) as unknown,
    ...(days !== undefined && { days: readNumber('days', dayLimits) }),
  };
  // The cast is safe, because the value is returned only if there are no problems, that is, if all numbers are valid.
  return toParseResult(value as CalculatorExample, problems);
}
