import type { CalculatorName, CalculatorValues, PlacedCalculator } from './calculators';
import { MINIMUM_WAGE, RENT_RELIEF, taxOnSalary } from './income-tax';
import { affordableLoan, borrowingBase, breakEvenRate, flatLoanCost } from './loans';
import { formatNaira, formatPercent } from './numbers';

/** How each calculator works, and what it leaves out. */
export const formulas: Readonly<Record<CalculatorName, string>> = {
  'break-even-deposit':
    'Today’s rate × (1 + interest in naira after tax) × (1 − charges) ÷ (1 + interest abroad after tax). Interest is simple, by months. Tax on a gain from the exchange rate is left out.',
  'break-even-loan':
    'Today’s rate × (1 + naira interest) ÷ (1 + foreign interest), each raised by the tax that you bear; charges are kept back from the foreign loan. All is repaid at the end, and interest is simple, by months.',
  'flat-rate':
    'Instalment = amount ÷ payments + amount × flat rate. The rate on a reducing balance is the one at which all instalments are worth what you receive on the first day.',
  'borrowing-base':
    'Assets: (invoices − what the largest buyer owes above its limit) × the rate lent on them + stock × its rate − what you owe. Cash: the loan whose equal monthly payments, with interest on the old debt, the cash covers as often as the lender asks. A lender may leave out more.',
  paye: `Taxable = pay and bonus of the year − your pension (its rate × the pensionable part of pay), housing fund and other deductions − a fifth of the rent, up to ${formatNaira(RENT_RELIEF.most)}. The bands of the Nigeria Tax Act 2025 apply to it. Nothing is taxable where pay and bonus are at most the national minimum wage, ${formatNaira(MINIMUM_WAGE)} a year. A bonus is spread over the months here; payroll deducts its tax in the month that brings it. You keep what tax, pension and housing fund leave.`,
};

/**
 * A figure and what it is, one line that explains it, and all sentences. Where there is no figure, no
 * sentences either, and the line says what is wrong with a field.
 */
export type Answer = Record<'label' | 'figure' | 'sentence' | 'full', string> & { field?: string };

export const NO_ANSWER = 'No answer yet';

export function answerCalculator(placed: PlacedCalculator): Answer {
  switch (placed.name) {
    case 'break-even-deposit':
      return answerBreakEven('deposit', placed.currency, placed.values);
    case 'break-even-loan':
      return answerBreakEven('loan', placed.currency, placed.values);
    case 'flat-rate':
      return answerFlatRate(placed.days, placed.values);
    case 'borrowing-base':
      return answerBorrowingBase(placed.values);
    case 'paye':
      return answerPaye(placed.values);
  }
}

/** The rate at which naira and foreign money end level. */
function answerBreakEven(
  kind: 'deposit' | 'loan',
  currency: string,
  values: CalculatorValues<'break-even-loan'>,
): Answer {
  const { today, naira, nairaTax, foreign, foreignTax, charges, months } = values;
  const isDeposit = kind === 'deposit';
  const level = breakEvenRate(
    kind,
    { rate: naira, tax: nairaTax, charges: isDeposit ? charges : 0 },
    { rate: foreign, tax: foreignTax, charges: isDeposit ? 0 : charges },
    months,
    today,
  );
  const figure = formatNaira(level);
  const change = (level / today - 1) * 100;
  const size = formatPercent(Math.abs(change));
  const distance =
    size === '0.0%' ? 'as today' : `${size} ${change < 0 ? 'less' : 'more'} than today`;
  const dearer = `the ${currency} loan costs more`;
  const [short, long] = isDeposit
    ? [`${currency}s win; below it, naira`, `${currency}s win; if it costs less, naira win`]
    : [dearer, `${dearer}; otherwise the naira loan does`];
  return {
    label: `Price of a ${currency} at which both end level`,
    figure,
    sentence: `It is ${distance}. Above it, ${short}.`,
    full: `The two end level at ${figure} to the ${currency}, ${distance}. If the ${currency} costs more by then, ${long}.`,
  };
}

/** What a loan at a flat rate costs, and the rate on a reducing balance that costs as much. */
function answerFlatRate(days: number | undefined, values: CalculatorValues<'flat-rate'>): Answer {
  const { amount, rate, periods, fees } = values;
  const answer = { label: 'What the loan costs you', figure: NO_ANSWER, full: '' };
  if (fees >= amount)
    return { ...answer, field: 'fees', sentence: 'The fees leave nothing of the loan.' };
  const period = nameOfPeriod(days);
  const cost = flatLoanCost(amount, rate, periods, fees, days === undefined ? 12 : 365 / days);
  const each = periods > 1 ? `${formatNaira(cost.instalment)} every ${period}, ` : '';
  const figure = formatNaira(cost.cost);
  const total = formatNaira(cost.total);
  const [one, simple, compound] = [cost.periodRate, cost.simpleYear, cost.compoundYear].map(
    formatPercent,
  );
  return {
    ...answer,
    figure,
    sentence: `You pay back ${total}. On a reducing balance that is ${simple} a year.`,
    full: `You receive ${formatNaira(amount - fees)} and pay ${each}${total} in all: the loan costs ${figure}. On a reducing balance that is ${one} every ${period}, ${simple} a year, or ${compound} with interest on interest.`,
  };
}

/** What a lender gives on assets and cash, and what is left of it when the largest buyer pays late. */
function answerBorrowingBase(values: CalculatorValues<'borrowing-base'>): Answer {
  const { invoices, largest, oldDebt, cash, cover, interest, months } = values;
  const answer = { label: 'New money that you can carry', figure: NO_ANSWER, full: '' };
  if (largest > invoices)
    return {
      ...answer,
      field: 'largest',
      sentence: 'The largest buyer cannot owe more than all buyers.',
    };
  const onAssets = borrowingBase(values) - oldDebt;
  const onCash = affordableLoan(cash, cover, oldDebt, interest, months);
  const lower = Math.min(Math.max(0, onAssets), onCash);
  const late = borrowingBase({ ...values, invoices: invoices - largest, largest: 0 }) - oldDebt;
  const assets = formatNaira(Math.abs(onAssets));
  const loan = formatNaira(onCash);
  const figure = formatNaira(lower);
  const owed = formatNaira(Math.abs(late));
  const term = months === 1 ? '1 month' : `${months} months`;
  const byCash = `Your cash repays ${lower > 0 ? `it in ${term}` : 'no new loan'}. Your assets would carry ${assets}.`;
  const byAssets = `Your assets carry ${lower > 0 ? 'it' : 'no more'}. Your cash would repay ${loan} in ${term}.`;
  const least = onCash < onAssets ? byCash : byAssets;
  return {
    ...answer,
    figure,
    sentence: onAssets < 0 ? `You owe ${assets} more than your assets carry.` : least,
    full: `The assets support ${assets} ${onAssets < 0 ? 'less' : 'more'} than you owe. The cash carries a loan of ${loan} over ${term}. The lower of the two is ${figure}. If the largest buyer pays too late to count, ${late < 0 ? `you owe ${owed} more than the assets support` : `the assets support ${owed} more than you owe`}.`,
  };
}

/** The tax that an employer deducts from a salary in a month of 2026. */
function answerPaye(values: CalculatorValues<'paye'>): Answer {
  const { gross, contributions, taxable, tax } = taxOnSalary(values);
  const answer = { label: 'Tax on your salary, a month', figure: NO_ANSWER, full: '' };
  const left = gross - contributions - tax;
  if (left <= 0) {
    const field = 24 * values.nhf > contributions ? 'nhf' : 'pension';
    return { ...answer, field, sentence: 'Pension and housing fund leave nothing of the pay.' };
  }
  const month = formatNaira(tax / 12);
  const kept = formatNaira(left / 12);
  const share = formatPercent((tax / gross) * 100);
  const size = month === '₦0' ? 'Your pay bears none.' : `That is ${share} of your pay.`;
  return {
    ...answer,
    figure: month,
    sentence: `${size} You keep ${kept} a month.`,
    full: `Of ${formatNaira(gross)} in the year, ${formatNaira(taxable)} is taxable. The tax is ${formatNaira(tax)} for the year, ${month} a month and ${share} of your pay. After tax, pension and housing fund, ${kept} a month is left.`,
  };
}

/** What comes between two payments: `month`, or `14 days`. */
export const nameOfPeriod = (days: number | undefined) =>
  days === undefined ? 'month' : `${days} days`;
