import type { CalculatorName, PlacedCalculator } from '@/lib/finance/calculators';
import { answerBorrowingBase } from './borrowing-base';
import { answerBreakEven } from './break-even';
import { answerFlatRate } from './flat-rate';

/** The words and numbers of a calculator that its fields do not ask for. */
export type CalculatorWords = {
  kind: 'deposit' | 'loan';
  currency: string;
  period: string;
  periodsInYear: number;
};

/** The words of a placed calculator. */
export function wordsOf({ name, currency, days }: PlacedCalculator): CalculatorWords {
  return {
    kind: name === 'break-even-deposit' ? 'deposit' : 'loan',
    currency,
    period: days === undefined ? 'month' : `${days} days`,
    periodsInYear: days === undefined ? 12 : 365 / days,
  };
}

/** Answers the example, for the page before the calculator's module is loaded. */
export function answerExample(placed: PlacedCalculator): string {
  const words = wordsOf(placed);
  if (placed.name === 'flat-rate') return answerFlatRate(placed.values, words);
  if (placed.name === 'borrowing-base') return answerBorrowingBase(placed.values);
  return answerBreakEven(placed.values, words);
}

/** The modules of calculators, below `components/`. */
export const modules: Readonly<Record<CalculatorName, string>> = {
  'break-even-deposit': 'calculators/break-even',
  'break-even-loan': 'calculators/break-even',
  'flat-rate': 'calculators/flat-rate',
  'borrowing-base': 'calculators/borrowing-base',
};

/** How each works, and what it leaves out. */
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
