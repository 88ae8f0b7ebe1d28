import { affordableLoan, borrowingBase } from './borrowing-base';
import { breakEvenRate } from './break-even-rate';
import type { CalculatorName, CalculatorValues, PlacedCalculator } from './calculators';
import { flatLoanCost } from './instalments';
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
};

/** What a calculator answers, in sentences, with the values of its fields. */
export function answerCalculator(placed: PlacedCalculator): string {
  switch (placed.name) {
    case 'break-even-deposit':
      return answerBreakEven('deposit', placed.currency, placed.values);
    case 'break-even-loan':
      return answerBreakEven('loan', placed.currency, placed.values);
    case 'flat-rate':
      return answerFlatRate(placed.days, placed.values);
    case 'borrowing-base':
      return answerBorrowingBase(placed.values);
  }
}

/** The rate at which naira and foreign money end level. */
function answerBreakEven(
  kind: 'deposit' | 'loan',
  currency: string,
  values: CalculatorValues<'break-even-loan'>,
): string {
  const { today, naira, nairaTax, foreign, foreignTax, charges, months } = values;
  const isDeposit = kind === 'deposit';
  const level = breakEvenRate(
    kind,
    { rate: naira, tax: nairaTax, charges: isDeposit ? charges : 0 },
    { rate: foreign, tax: foreignTax, charges: isDeposit ? 0 : charges },
    months,
    today,
  );
  const change = (level / today - 1) * 100;
  const size = formatPercent(Math.abs(change));
  const distance =
    size === '0.0%' ? 'as today' : `${size} ${change < 0 ? 'less' : 'more'} than today`;
  const outcome = isDeposit
    ? `If the ${currency} costs more by then, ${currency}s win; if it costs less, naira win.`
    : `If the ${currency} costs more by then, the ${currency} loan costs more; otherwise the naira loan does.`;
  return `The two end level at ${formatNaira(level)} to the ${currency}, ${distance}. ${outcome}`;
}

/** What a loan at a flat rate costs, and the rate on a reducing balance that costs as much. */
function answerFlatRate(days: number | undefined, values: CalculatorValues<'flat-rate'>): string {
  const { amount, rate, periods, fees } = values;
  if (fees >= amount) return 'The fees leave nothing of the loan.';
  const period = nameOfPeriod(days);
  const cost = flatLoanCost(amount, rate, periods, fees, days === undefined ? 12 : 365 / days);
  const each = periods > 1 ? `${formatNaira(cost.instalment)} every ${period}, ` : '';
  const [one, simple, compound] = [cost.periodRate, cost.simpleYear, cost.compoundYear].map(
    formatPercent,
  );
  return `You receive ${formatNaira(amount - fees)} and pay ${each}${formatNaira(cost.total)} in all: the loan costs ${formatNaira(cost.cost)}. On a reducing balance that is ${one} every ${period}, ${simple} a year, or ${compound} with interest on interest.`;
}

/** What a lender gives on assets and cash, and what is left of it when the largest buyer pays late. */
function answerBorrowingBase(values: CalculatorValues<'borrowing-base'>): string {
  const { invoices, largest, oldDebt, cash, cover, interest, months } = values;
  if (largest > invoices) return 'The largest buyer cannot owe more than all buyers.';
  const onAssets = borrowingBase(values) - oldDebt;
  const onCash = affordableLoan(cash, cover, oldDebt, interest, months);
  const lower = Math.min(Math.max(0, onAssets), onCash);
  const late = borrowingBase({ ...values, invoices: invoices - largest, largest: 0 }) - oldDebt;
  return [
    onAssets < 0
      ? `The assets support ${formatNaira(-onAssets)} less than you owe.`
      : `The assets support ${formatNaira(onAssets)} more than you owe.`,
    `The cash carries a loan of ${formatNaira(onCash)} over ${months} ${months === 1 ? 'month' : 'months'}.`,
    `The lower of the two is ${formatNaira(lower)}.`,
    late < 0
      ? `If the largest buyer pays too late to count, you owe ${formatNaira(-late)} more than the assets support.`
      : `If the largest buyer pays too late to count, the assets support ${formatNaira(late)} more than you owe.`,
  ].join(' ');
}

/** What comes between two payments: `month`, or `14 days`. */
export const nameOfPeriod = (days: number | undefined) =>
  days === undefined ? 'month' : `${days} days`;
