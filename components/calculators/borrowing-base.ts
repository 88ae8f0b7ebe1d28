import { affordableLoan, borrowingBase } from '@/lib/finance/borrowing-base';
import type { CalculatorValues } from '@/lib/finance/calculators';
import { formatNaira } from '@/lib/finance/numbers';
import { runCalculator } from './run-calculator';

type Values = CalculatorValues<'borrowing-base'>;

/** What a lender gives on assets and cash, and what is left of it when the largest buyer pays late. */
export function answerBorrowingBase(values: Values): string {
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
    `The cash carries a loan of ${formatNaira(onCash)} over ${months} months.`,
    `The lower of the two is ${formatNaira(lower)}.`,
    late < 0
      ? `If the largest buyer pays too late to count, you owe ${formatNaira(-late)} more than the assets support.`
      : `If the largest buyer pays too late to count, the assets support ${formatNaira(late)} more than you owe.`,
  ].join(' ');
}

export default function startBorrowingBase(figure: HTMLElement): void {
  runCalculator<keyof Values>(figure, answerBorrowingBase);
}
