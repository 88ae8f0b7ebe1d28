import type { CalculatorValues } from './calculators';

/** One side of a comparison: what money earns or costs in one currency. */
type Side = {
  /** Per cent a year, simple interest. */
  rate: number;
  /** Per cent of the interest. */
  tax: number;
  /** Per cent of the amount, once: of a deposit at its end, of a loan when it is paid out. */
  charges: number;
};

/**
 * The exchange rate after some months at which money in naira and in a foreign currency end level.
 *
 * A deposit or bill keeps its interest after tax, less the charges. The borrower of a loan also pays the
 * tax on the interest that the lender owes, so that the lender gets the whole interest, and receives
 * the loan less the charges.
 *
 * Source: covered interest parity, with tax and charges; the worked examples of articles 7 and 11.
 *
 * @param today the price of one unit of the foreign currency today, in naira
 * @returns its price at the end, in naira
 */
export function breakEvenRate(
  kind: 'deposit' | 'loan',
  naira: Side,
  foreign: Side,
  months: number,
  today: number,
): number {
  const growth = kind === 'deposit' ? growthOfDeposit : growthOfLoan;
  return (today * growth(naira, months)) / growth(foreign, months);
}

function growthOfDeposit({ rate, tax, charges }: Side, months: number): number {
  return (1 + (rate / 100) * (months / 12) * (1 - tax / 100)) * (1 - charges / 100);
}

function growthOfLoan({ rate, tax, charges }: Side, months: number): number {
  return (1 + ((rate / 100) * (months / 12)) / (1 - tax / 100)) / (1 - charges / 100);
}

/**
 * What a flat rate really costs: interest is charged on the whole amount in each period, although the
 * debt shrinks. Fees are kept back from the amount.
 *
 * Source: the instalment of an annuity, amount = instalment × (1 − (1 + i)^−n) ÷ i, solved for i by
 * bisection.
 *
 * @param flatRate per cent of the amount in each period
 * @param periods the number of equal instalments, one at the end of each period
 * @param fees naira, less than the amount
 * @param periodsInYear 12 for months
 * @returns in naira, the instalment, `total` of all, and `cost`, what is paid beyond what was received; in per
 *   cent, `periodRate`, at which a reducing balance costs as much, `simpleYear`, that rate times the periods of
 *   a year, and `compoundYear`, with interest on interest
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

/**
 * What equal instalments are worth at the beginning.
 *
 * @param rate of one period, as a share: 0.025 for 2.5 per cent
 */
export function presentValue(instalment: number, rate: number, periods: number): number {
  if (rate === 0) return instalment * periods;
  // As 1 − (1 + rate)^−periods, and exact for a rate near zero.
  return (instalment * -Math.expm1(-periods * Math.log1p(rate))) / rate;
}

/**
 * What a lender advances on invoices and stock, in naira. What the largest buyer owes beyond its limit
 * does not count.
 *
 * Source: the worked example of article 20, whose limit is a share of all invoices that are young enough.
 */
export function borrowingBase(values: CalculatorValues<'borrowing-base'>): number {
  const { invoices, largest, limit, invoiceRate, stock, stockRate } = values;
  const excess = Math.max(0, largest - (invoices * limit) / 100);
  return ((invoices - excess) * invoiceRate + stock * stockRate) / 100;
}

/**
 * The largest new loan, in naira, whose equal monthly instalments the cash covers, while interest alone is
 * paid on the old debt.
 *
 * @param cash naira a month before payments to lenders
 * @param cover naira of cash for each naira that is paid to lenders
 * @param oldDebt naira
 * @param rate per cent a year, one twelfth of it a month, for both debts
 * @param months of the new loan
 */
export function affordableLoan(
  cash: number,
  cover: number,
  oldDebt: number,
  rate: number,
  months: number,
): number {
  const monthly = rate / 1200;
  return presentValue(Math.max(0, cash / cover - oldDebt * monthly), monthly, months);
}
