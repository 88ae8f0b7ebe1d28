import type { CalculatorValues } from './calculators';

/**
 * Terms of a deposit or loan in one currency, as percentages. `rate` is simple annual interest, `tax` is a share of the
 * interest, and `charges` is a share of the amount. Charges are deducted once, when a deposit ends or a loan starts.
 */
type Terms = { rate: number; tax: number; charges: number };

/**
 * Returns the future exchange rate at which naira and a foreign currency give the same result for a deposit or loan.
 *
 * A deposit or treasury bill earns interest after tax, minus the charges. A borrower receives the loan minus the
 * charges, and also pays the lender's tax on the interest, so that the lender receives the interest in full.
 *
 * Source: covered interest parity, extended with tax and charges. Articles 7 and 11 contain worked examples.
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
 * Returns the true cost of a loan at a flat rate. In each period, the lender charges interest on the original amount,
 * although the debt shrinks. The borrower receives the amount minus the fees.
 *
 * Source: the annuity formula, amount received = instalment × (1 − (1 + i)^−n) ÷ i, solved for i by bisection.
 *
 * @param flatRate interest per period, in per cent of the original amount
 * @param periods number of equal instalments, one at the end of each period
 * @param fees in naira; must be less than `amount`
 * @param periodsInYear number of periods per year, such as 12 for monthly payments
 * @returns In naira: one `instalment`, the `total` of all instalments, and `cost` (`total` minus the amount received).
 *   In per cent: `periodRate` (the rate per period on a reducing balance that costs the same), `simpleYear`
 *   (`periodRate` times the periods per year) and `compoundYear` (`periodRate` with compound interest over a year).
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
 * Returns the present value of equal instalments, that is, their value at the start of the loan.
 *
 * @param rate interest per period as a fraction, such as 0.025 for 2.5 per cent
 */
export function presentValue(instalment: number, rate: number, periods: number): number {
  if (rate === 0) return instalment * periods;
  // `-Math.expm1(…)` equals 1 − (1 + rate)^−periods, but remains accurate if the rate is near zero.
  return (instalment * -Math.expm1(-periods * Math.log1p(rate))) / rate;
}

/**
 * Returns the amount in naira that a lender advances against invoices and stock. Invoices to the largest buyer are
 * included only up to `limit` per cent of all invoices.
 *
 * Source: the worked example in article 20. The article also excludes old invoices, which `invoices` must not contain.
 */
export function borrowingBase(values: CalculatorValues<'borrowing-base'>): number {
  const { invoices, largest, limit, invoiceRate, stock, stockRate } = values;
  const excess = Math.max(0, largest - (invoices * limit) / 100);
  return ((invoices - excess) * invoiceRate + stock * stockRate) / 100;
}

/**
 * Returns the largest new loan, in naira, that a firm can repay in equal monthly instalments. On its old debt, the firm
 * pays only interest.
 *
 * @param cash monthly cash flow in naira, before payments to lenders
 * @param cover naira of cash flow that the lender requires for each naira paid to lenders
 * @param oldDebt in naira
 * @param rate annual interest rate on both debts, in per cent. Each month, one twelfth of it is charged.
 * @param months term of the new loan in months
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
