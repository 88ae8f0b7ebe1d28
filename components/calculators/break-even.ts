import { breakEvenRate } from '@/lib/finance/break-even-rate';
import type { CalculatorValues } from '@/lib/finance/calculators';
import { formatNaira, formatPercent } from '@/lib/finance/numbers';
import { runCalculator } from './run-calculator';

type Options = { kind: 'deposit' | 'loan'; currency: string };

/** The rate at which naira and foreign money end level. */
export function answerBreakEven(
  values: CalculatorValues<'break-even-loan'>,
  { kind, currency }: Options,
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
  const distance = `${formatPercent(Math.abs(change))} ${change < 0 ? 'less' : 'more'} than today`;
  const outcome = isDeposit
    ? `If the ${currency} costs more by then, ${currency}s win; if it costs less, naira win.`
    : `If the ${currency} costs more by then, the ${currency} loan costs more; otherwise the naira loan does.`;
  return `The two end level at ${formatNaira(level)} to the ${currency}, ${distance}. ${outcome}`;
}

export default function startBreakEven(figure: HTMLElement, options: Options): void {
  runCalculator<keyof CalculatorValues<'break-even-loan'>>(figure, (values) =>
    answerBreakEven(values, options),
  );
}
