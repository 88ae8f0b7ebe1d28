import type { CalculatorValues } from '@/lib/finance/calculators';
import { flatLoanCost } from '@/lib/finance/instalments';
import { formatNaira, formatPercent } from '@/lib/finance/numbers';
import { runCalculator } from './run-calculator';

type Options = {
  /** `month` or `14 days`. */
  period: string;
  periodsInYear: number;
};

/** What a loan at a flat rate costs, and the rate on a reducing balance that costs as much. */
export function answerFlatRate(
  { amount, rate, periods, fees }: CalculatorValues<'flat-rate'>,
  { period, periodsInYear }: Options,
): string {
  if (fees >= amount) return 'The fees leave nothing of the loan.';
  const cost = flatLoanCost(amount, rate, periods, fees, periodsInYear);
  const each = periods > 1 ? `${formatNaira(cost.instalment)} every ${period}, ` : '';
  const [one, simple, compound] = [cost.periodRate, cost.simpleYear, cost.compoundYear].map(
    formatPercent,
  );
  return `You receive ${formatNaira(amount - fees)} and pay ${each}${formatNaira(cost.total)} in all: the loan costs ${formatNaira(cost.cost)}. On a reducing balance that is ${one} every ${period}, ${simple} a year, or ${compound} with interest on interest.`;
}

export default function startFlatRate(figure: HTMLElement, options: Options): void {
  runCalculator<keyof CalculatorValues<'flat-rate'>>(figure, (values) =>
    answerFlatRate(values, options),
  );
}
