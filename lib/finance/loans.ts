import type { CalculatorValues } from './calculators';

/**
 * Terms of a deposit or loan in one currency, in per cent. `rate` is simple interest a year, and `tax` a share of the
 * interest. `charges` are a share of the amount, taken once: from a deposit at its end, from a loan at its start.
 */
type Terms = { rate: number; tax: number; charges: number };

/**
 * Returns the exchange rate after some months at which naira and a foreign currency give the same result.
 *
 * A deposit or treasury bill earns its interest after tax, less the charges. A borrower receives the loan less the
 * charges. The borrower also pays the lender's tax on the interest, so that the lender gets the interest in full.
 *
 * Source: covered interest parity, extended by tax and charges; worked examples in articles 7 and 11.
 *
 * @param today price of one unit of the foreign currency today, in naira
 * @returns price of one unit after `months`, in naira
 */
export function breakEvenRate(
  kind: 'deposit' | 'loan',
  naira: Terms,
  foreign: Terms,
  months: number,
  today: number,
): number {
  const growth = kind === 'deposit' ? growthOfDeposit : growthOfLoan;
  return (today * growth(naira, months)) / growth(foreign, months);
}

function growthOfDeposit({ rate, tax, charges }: Terms, months: number): number {
  return (1 + (rate / 100) * (months / 12) * (1 - tax / 100)) * (1 - charges / 100);
}

function growthOfLoan({ rate, tax, charges }: Terms, months: number): number {
  return (1 + ((rate / 100) * (months / 12)) / (1 - tax / 100)) / (1 - charges / 100);
}

/**
 * Returns the true cost of a loan at a flat rate. The lender charges interest on the whole amount in each period,
 * although the debt shrinks. The borrower receives the amount less fees.
 *
 * Source: the instalment of an annuity, amount = instalment × (1 − (1 + i)^−n) ÷ i, solved for i by
 * bisection.
 *
 * @param flatRate per cent of the amount in each period
 * @param periods number of equal instalments, with one instalment at the end of each period
 * @param fees in naira, less than the amount
 * @param periodsInYear 12 if payments are monthly
 * @returns In naira: `instalment`, `total` of all instalments, and `cost`, which is `total` less the amount received.
 *   In per cent: `periodRate`, the rate on a reducing balance that costs the same, `simpleYear`, that rate times the
 *   periods of a year, and `compoundYear`, that rate with compound interest over a year.
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
 * Returns what equal instalments are worth at the start of the loan.
 *
 * @param rate interest of one period as a fraction, such as 0.025 for 2.5 per cent
 */
export function presentValue(instalment: number, rate: number, periods: number): number {
  if (rate === 0) return instalment * periods;
  // `-expm1(…)` equals 1 − (1 + rate)^−periods, but stays exact for a rate near zero.
  return (instalment * -Math.expm1(-periods * Math.log1p(rate))) / rate;
}

/**
 * Returns what a lender advances on invoices and stock, in naira. The debt of the largest buyer counts only up to a
 * limit, which is a share of all invoices.
 *
 * Source: worked example in article 20, which excludes old invoices first.
 */
export function borrowingBase(values: CalculatorValues<'borrowing-base'>): number {
  const { invoices, largest, limit, invoiceRate, stock, stockRate } = values;
  const excess = Math.max(0, largest - (invoices * limit) / 100);
  return ((invoices - excess) * invoiceRate + stock * stockRate) / 100;
}

/**
 * Returns the largest new loan, in naira, whose equal monthly instalments the cash covers. On the old debt, the firm
 * pays only interest.
 *
 * @param cash naira a month before payments to lenders
 * @param cover naira of cash that the lender requires for each naira paid to lenders
 * @param oldDebt in naira
 * @param rate per cent a year on both debts, charged at one twelfth a month
 * @param months term of the new loan
 */
export function affordableLoan(
  cash: number,
  cover: number,
  oldDebt: number,
  rate: number,
  months: number,
): number {
  const monthlyRate = rate / 1200;
  return presentValue(Math.max(0, cash / cover - oldDebt * monthlyRate), monthlyRate, months);
}
