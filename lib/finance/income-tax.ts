import type { CalculatorValues } from './calculators';

/** Annual tax bands, from lowest to highest. `naira` is the width of a band, and `rate` its tax rate in per cent. */
const BANDS = [
  { naira: 800_000, rate: 0 },
  { naira: 2_200_000, rate: 15 },
  { naira: 9_000_000, rate: 18 },
  { naira: 13_000_000, rate: 21 },
  { naira: 25_000_000, rate: 23 },
  { naira: Infinity, rate: 25 },
];

/** National minimum wage per year, in naira. Source: National Minimum Wage (Amendment) Act 2024. */
export const MINIMUM_WAGE = 12 * 70_000;

/** A fifth of the annual rent is deductible, up to `most` naira. Source: Nigeria Tax Act 2025, section 30(2). */
export const RENT_RELIEF = { share: 0.2, most: 500_000 };

/**
 * Returns the annual tax, in naira, on an income after deductions. Ignores the exemption for the minimum wage.
 *
 * Source: Nigeria Tax Act 2025, section 58 and Fourth Schedule.
 */
export function computeIncomeTax(taxable: number): number {
  let [untaxed, tax] = [Math.max(0, taxable), 0];
  for (const { naira, rate } of BANDS) {
    tax += (Math.min(untaxed, naira) * rate) / 100;
    untaxed = Math.max(0, untaxed - naira);
  }
  return tax;
}

/**
 * Returns the tax on a salary in 2026 and the amounts that determine it, in naira per year.
 *
 * Source: Nigeria Tax Act 2025, section 30 for deductions. The exemption for the minimum wage is section 162(1)(t) in
 * the official gazette, but section 163 in other copies.
 */
export function computeSalaryTax(values: CalculatorValues<'paye'>) {
  const { pay, extra, rent, pension, pensionable, nhf, other } = values;
  const gross = 12 * pay + extra;
  const contribution = (12 * pay * pensionable * pension) / 10_000;
  const relief = Math.min(rent * RENT_RELIEF.share, RENT_RELIEF.most);
  const deductions = contribution + 12 * nhf + relief + other;
  const taxable = gross <= MINIMUM_WAGE ? 0 : Math.max(0, gross - deductions);
  return { gross, pension: contribution, taxable, tax: computeIncomeTax(taxable) };
}
