import {
  type CalculatorExample,
  type CalculatorName,
  type CalculatorValues,
  formatPeriod,
} from './calculators';
import { MINIMUM_WAGE, RENT_RELIEF, computeSalaryTax } from './income-tax';
import { affordableLoan, borrowingBase, breakEvenRate, flatLoanCost } from './loans';
import { formatNaira, formatPercent } from './numbers';

export const formulaTexts: Readonly<Record<CalculatorName, string>> = {
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

/** Part of an amount, such as the tax on a salary. An optional part, such as the housing fund, is hidden if it is 0. */
export type AnswerPart = { name: string; naira: number; isHidden?: boolean };

/**
 * If the value of a field makes a result impossible, `field` is the name of that field, and `sentence` explains why.
 * If the answer splits an amount, the `parts` add up to the amount, and `figure` and `sentence` are empty.
 */
export type Answer = Record<'label' | 'figure' | 'sentence' | 'full', string> & {
  field?: string;
  parts?: readonly AnswerPart[];
};

export const NO_ANSWER = { figure: 'No answer yet', full: '' };

export function computeAnswer(placed: CalculatorExample): Answer {
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

/** Returns the position and the width of each part as percentages of the bar. */
export function layOutBar(parts: readonly AnswerPart[]) {
  const total = parts.reduce((sum, { naira }) => sum + naira, 0);
  let end = 0;
  return parts.map(({ naira }) => {
    const start = end;
    end += naira;
    return { x: `${(start / total) * 100}%`, width: `${(naira / total) * 100}%` };
  });
}

function answerBreakEven(
  kind: 'deposit' | 'loan',
  currency: string,
  values: CalculatorValues<'break-even-loan'>,
): Answer {
  const breakEven = breakEvenRate(kind, values);
  const figure = formatNaira(breakEven);
  const change = (breakEven / values.today - 1) * 100;
  const changeInPercent = formatPercent(Math.abs(change));
  const comparison =
    changeInPercent === '0.0%'
      ? 'as today'
      : `${changeInPercent} ${change < 0 ? 'less' : 'more'} than today`;
  const outcome = `the ${currency} loan costs more`;
  const [short, long] =
    kind === 'deposit'
      ? [`${currency}s win; below it, naira`, `${currency}s win; if it costs less, naira win`]
      : [outcome, `${outcome}; otherwise the naira loan does`];
  return {
    label: `Price of a ${currency} at which both end level`,
    figure,
    sentence: `It is ${comparison}. Above it, ${short}.`,
    full: `The two end level at ${figure} to the ${currency}, ${comparison}. If the ${currency} costs more by then, ${long}.`,
  };
}

function answerFlatRate(days: number | undefined, values: CalculatorValues<'flat-rate'>): Answer {
  const { amount, rate, periods, fees } = values;
  const answer = { ...NO_ANSWER, label: 'What the loan costs you' };
  if (fees >= amount)
    return { ...answer, field: 'fees', sentence: 'The fees leave nothing of the loan.' };
  const period = formatPeriod(days);
  const cost = flatLoanCost(amount, rate, periods, fees, days === undefined ? 12 : 365 / days);
  const instalments = periods > 1 ? `${formatNaira(cost.instalment)} ${period}, ` : '';
  const figure = formatNaira(cost.cost);
  const total = formatNaira(cost.total);
  const [perPeriod, simple, compound] = [cost.periodRate, cost.simpleYear, cost.compoundYear].map(
    formatPercent,
  );
  return {
    ...answer,
    figure,
    sentence: `You pay back ${total}. On a reducing balance that is ${simple} a year.`,
    full: `You receive ${formatNaira(amount - fees)} and pay ${instalments}${total} in all: the loan costs ${figure}. On a reducing balance that is ${perPeriod} ${period}, ${simple} a year, or ${compound} with interest on interest.`,
  };
}

function answerBorrowingBase(values: CalculatorValues<'borrowing-base'>): Answer {
  const { invoices, largest, oldDebt, months } = values;
  const answer = { ...NO_ANSWER, label: 'New money that you can carry' };
  if (largest > invoices)
    return {
      ...answer,
      field: 'largest',
      sentence: 'The largest buyer cannot owe more than all buyers.',
    };
  const onAssets = borrowingBase(values) - oldDebt;
  const onCash = affordableLoan(values);
  const newLoan = Math.min(Math.max(0, onAssets), onCash);
  const onAssetsIfLate =
    borrowingBase({ ...values, invoices: invoices - largest, largest: 0 }) - oldDebt;
  const assets = formatNaira(Math.abs(onAssets));
  const loan = formatNaira(onCash);
  const figure = formatNaira(newLoan);
  const assetsIfLate = formatNaira(Math.abs(onAssetsIfLate));
  const term = months === 1 ? '1 month' : `${months} months`;
  const limitedByCash = `Your cash repays ${newLoan > 0 ? `it in ${term}` : 'no new loan'}. Your assets would carry ${assets}.`;
  const limitedByAssets = `Your assets carry ${newLoan > 0 ? 'it' : 'no more'}. Your cash would repay ${loan} in ${term}.`;
  const limit = onCash < onAssets ? limitedByCash : limitedByAssets;
  return {
    ...answer,
    figure,
    sentence: onAssets < 0 ? `You owe ${assets} more than your assets carry.` : limit,
    full: `The assets support ${assets} ${onAssets < 0 ? 'less' : 'more'} than you owe. The cash carries a loan of ${loan} over ${term}. The lower of the two is ${figure}. If the largest buyer pays too late to count, ${onAssetsIfLate < 0 ? `you owe ${assetsIfLate} more than the assets support` : `the assets support ${assetsIfLate} more than you owe`}.`,
  };
}

function answerPaye(values: CalculatorValues<'paye'>): Answer {
  const { nhf } = values;
  const { gross, pension, taxable, tax } = computeSalaryTax(values);
  const answer = { ...NO_ANSWER, label: 'Your pay, a month' };
  if (gross <= pension + 12 * nhf + tax) {
    const field = 12 * nhf > pension ? 'nhf' : 'pension';
    return { ...answer, field, sentence: 'Pension and housing fund leave nothing of the pay.' };
  }
  const deductions = [
    { name: 'Pension', naira: Math.round(pension / 12) },
    { name: 'Housing fund', naira: Math.round(nhf), isHidden: nhf === 0 },
    { name: 'Tax', naira: Math.round(tax / 12) },
  ];
  // Subtract the rounded amounts, so that the amounts that visitors see add up.
  const keep = deductions.reduce((rest, { naira }) => rest - naira, Math.round(gross / 12));
  const share = formatPercent((tax / gross) * 100);
  return {
    label: answer.label,
    figure: '',
    sentence: '',
    parts: [{ name: 'You keep', naira: keep }, ...deductions],
    full: `Of ${formatNaira(gross)} in the year, ${formatNaira(taxable)} is taxable. The tax is ${formatNaira(tax)} for the year, ${formatNaira(tax / 12)} a month and ${share} of your pay.`,
  };
}
