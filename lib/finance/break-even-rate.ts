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
