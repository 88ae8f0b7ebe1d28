import { type DirectiveAttributes, parseNumber, type ParseResult, type Unit } from './numbers';

export type CalculatorField = {
  label: string;
  unit: Unit;
  /** Period of an amount or a rate, such as `a month`; empty if there is none. */
  period: string;
  min: number;
  max: number;
  isWhole?: true;
};

function naira(label: string, period = '', min = 0, max = 1_000_000_000_000): CalculatorField {
  return { label, unit: '₦', period, min, max };
}

function percent(label: string, max = 100, period = ''): CalculatorField {
  return { label, unit: '%', period, min: 0, max };
}

const yearly = (label: string) => percent(label, 200, 'a year');

function count(label: string, unit: Unit, max: number): CalculatorField {
  return { label, unit, period: '', min: 1, max, isWhole: true };
}

const today = naira('One {currency} today', '', 1, 1_000_000);
const months = count('Months', 'months', 120);
const charges = percent('Charges, once', 50);

/**
 * Input fields of each calculator. Pages always show the first three and collapse the others, so the most important
 * fields must come first. `getFields` replaces `{currency}` and `{period}` with values from the article.
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
    amount: naira('Amount', '', 1),
    rate: percent('Rate', 100, '{period}'),
    periods: count('Number of payments', 'payments', 600),
    fees: naira('Fees kept back'),
  },
  'borrowing-base': {
    invoices: naira('Invoices that count'),
    stock: naira('Stock that counts'),
    cash: naira('Cash left', 'a month'),
    largest: naira('Owed by the largest buyer'),
    limit: percent('The most that one buyer counts'),
    invoiceRate: percent('Lent on invoices'),
    stockRate: percent('Lent on stock'),
    oldDebt: naira('Already owed'),
    cover: { label: 'Cash for each naira paid', unit: 'times', period: '', min: 0.1, max: 100 },
    interest: yearly('Interest'),
    months: count('Months of a new loan', 'months', 600),
  },
  paye: {
    pay: naira('Pay', 'a month', 1),
    rent: naira('Rent', 'a year'),
    pension: percent('Your pension'),
    pensionable: percent('Pensionable part of pay'),
    extra: naira('Bonus and other pay', 'a year'),
    nhf: naira('National Housing Fund', 'a month'),
    other: naira('National health and life insurance, interest on building your home', 'a year'),
  },
} as const satisfies Record<string, Record<string, CalculatorField>>;

export type CalculatorName = keyof typeof calculators;

export type CalculatorValues<Name extends CalculatorName> = Record<
  keyof (typeof calculators)[Name],
  number
>;

const currencies = ['dollar', 'euro', 'pound'];

/** `days` is the number of days between two payments. It is undefined if payments are monthly. */
export type CalculatorOptions = { name: CalculatorName; currency: string; days?: number };

export type CalculatorExample = {
  [Name in CalculatorName]: CalculatorOptions & { name: Name; values: CalculatorValues<Name> };
}[CalculatorName];

export const formatPeriod = (days: number | undefined) =>
  days === undefined ? 'a month' : `every ${days} days`;

export function getFields({ name, currency, days }: CalculatorOptions) {
  const entries = Object.entries<CalculatorField>(calculators[name]).map(([key, field]) => {
    const label = field.label.replace('{currency}', currency);
    const period = field.period.replace('{period}', formatPeriod(days));
    return [key, { ...field, label, period }] as const;
  });
  return Object.fromEntries<CalculatorField>(entries);
}

/** The minimum is 2, because a period of one day would produce the text “every 1 days”. */
const daysField: CalculatorField = { ...count('Days', 'days', 365), min: 2 };

/** If the text is invalid, returns what to write instead, such as `an amount in naira (a month), such as 150,000`. */
export function parseField(text: string, field: CalculatorField, example = ''): number | string {
  const { unit, period, min, max, isWhole } = field;
  const isOptional = unit === '₦' && min === 0;
  const value = parseNumber(isOptional ? text.trim() || '0' : text, unit, period);
  const isValid = value !== undefined && value >= min && value <= max;
  if (isValid && (!isWhole || Number.isInteger(value))) return value;
  const names: Partial<Record<Unit, string>> = { '₦': 'an amount in naira', '%': 'a percentage' };
  const name = names[unit] ?? `a ${isWhole ? 'whole ' : ''}number of ${unit}`;
  const limits = [min, max].map((limit) => limit.toLocaleString('en')).join(' to ');
  const suggestion = example || (unit === '₦' ? '150,000' : '12');
  return `${name}${period && ` (${period})`}${value === undefined ? '' : ` from ${limits}`}, such as ${suggestion}`;
}

export function parseCalculator(settings: DirectiveAttributes): ParseResult<CalculatorExample> {
  const { name, currency = 'dollar', days, ...fieldSettings } = settings;
  const names = Object.keys(calculators) as CalculatorName[];
  const calculatorName = names.find((key) => key === name);
  if (!calculatorName)
    return { problems: [`"${name ?? ''}" is not a calculator; write one of ${names.join(', ')}`] };
  const problems: string[] = [];
  if (!currencies.includes(currency ?? ''))
    problems.push(`currency is "${currency}"; write one of ${currencies.join(', ')}`);
  const readNumber = (key: string, field: CalculatorField) => {
    const value = parseField(settings[key] ?? '', field);
    if (typeof value === 'number') return value;
    problems.push(`${key} is ${settings[key] ? `"${settings[key]}"` : 'missing'}; write ${value}`);
    return NaN;
  };
  const options: CalculatorOptions = { name: calculatorName, currency: currency ?? '' };
  if (days !== undefined) options.days = readNumber('days', daysField);
  const fields = getFields(options);
  const fieldNames = Object.keys(fields);
  for (const key of Object.keys(fieldSettings).filter((name) => !fieldNames.includes(name)))
    problems.push(
      `the calculator ${calculatorName} has no "${key}"; write only ${fieldNames.join(', ')}`,
    );
  const values = Object.entries(fields).map(([key, field]) => [key, readNumber(key, field)]);
  if (problems.length > 0) return { problems };
  return { value: { ...options, values: Object.fromEntries(values) } as CalculatorExample };
}
