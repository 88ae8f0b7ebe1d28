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
