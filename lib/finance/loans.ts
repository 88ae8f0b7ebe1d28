import type { CalculatorValues } from './calculators';

/**
 * Returns the future exchange rate at which deposits in naira and foreign currency have the same return, or loans
 * have the same cost. Charges are deducted once: at the end of a naira deposit, or at the start of a foreign loan.
 *
 * Source: covered interest parity, extended with tax and charges. Articles 7 and 11 contain worked examples.
 */
export function breakEvenRate(
  kind: 'deposit' | 'loan',
  values: CalculatorValues<'break-even-loan'>,
): number {
  const { today, naira, nairaTax, foreign, foreignTax, charges, months } = values;
  const growth = kind === 'deposit' ? growthOfDeposit : growthOfLoan;
  const remainder = 1 - charges / 100;
  return (
    (today * growth(naira, nairaTax, months) * remainder) / growth(foreign, foreignTax, months)
  );
}

function growthOfDeposit(rate: number, tax: number, months: number): number {
  return 1 + (rate / 100) * (months / 12) * (1 - tax / 100);
}

/** The borrower also pays the lender's tax on the interest, so that the lender receives the interest in full. */
function growthOfLoan(rate: number, tax: number, months: number): number {
  return 1 + ((rate / 100) * (months / 12)) / (1 - tax / 100);
}

/**
 * Returns the true cost of a flat-rate loan. Interest is charged on the original amount, although the debt shrinks.
 *
 * Source: the annuity formula, amount received = instalment × (1 − (1 + i)^−n) ÷ i, solved for i by bisection.
 *
 * @param flatRate interest per period, in per cent
 * @param periods number of equal instalments, one at the end of each period
 * @param fees in naira, deducted from the amount that the borrower receives. Must be less than `amount`.
 * @returns In naira: `instalment`, `total` and `cost`. In per cent: `periodRate` is the equivalent rate per period on a
 *   reducing balance. `simpleYear` and `compoundYear` are the corresponding annual rates, without and with compounding.
 */
export function flatLoanCost(
  amount: number,
  flatRate: number,
  periods: number,
  fees: number,
  periodsInYear: number,
) {
  const instalment = amount / periods + (amount * flatRate) / 100;
  const received = amount - fees;
  let [low, high] = [0, 1];
  while (presentValue(instalment, high, periods) > received) high *= 2;
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(instalment, middle, periods) > received) low = middle;
    else high = middle;
  }
  return {
    instalment,
    total: instalment * periods,
    cost: instalment * periods - received,
    periodRate: high * 100,
    simpleYear: high * 100 * periodsInYear,
    compoundYear: ((1 + high) ** periodsInYear - 1) * 100,
  };
}

/** Returns the present value of equal instalments. `rate` is a fraction per period, such as 0.025. */
function presentValue(instalment: number, rate: number, periods: number): number {
  if (rate === 0) return instalment * periods;
  // `-Math.expm1(…)` equals 1 − (1 + rate)^−periods, but remains accurate if the rate is near zero.
  return (instalment * -Math.expm1(-periods * Math.log1p(rate))) / rate;
}

/**
 * Returns the amount in naira that a lender advances against invoices and stock.
 *
 * Source: the worked example in article 20. `invoices` is the total after old invoices have been subtracted.
 */
export function borrowingBase(values: CalculatorValues<'borrowing-base'>): number {
  const { invoices, largest, limit, invoiceRate, stock, stockRate } = values;
  const excess = Math.max(0, largest - (invoices * limit) / 100);
  return ((invoices - excess) * invoiceRate + stock * stockRate) / 100;
}

/**
 * Returns the largest new loan, in naira, that a firm can repay in equal monthly instalments. Assumes that the firm
 * pays only interest on its old debt.
 */
export function affordableLoan(values: CalculatorValues<'borrowing-base'>): number {
  const { cash, cover, oldDebt, interest, months } = values;
  const monthlyRate = interest / 1200;
  return presentValue(Math.max(0, cash / cover - oldDebt * monthlyRate), monthlyRate, months);
}
