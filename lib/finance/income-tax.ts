import type { CalculatorValues } from './calculators';

/** Tax bands of a year, from the lowest: width in naira, and rate in per cent. */
const BANDS = [
  { naira: 800_000, rate: 0 },
  { naira: 2_200_000, rate: 15 },
  { naira: 9_000_000, rate: 18 },
  { naira: 13_000_000, rate: 21 },
  { naira: 25_000_000, rate: 23 },
  { naira: Infinity, rate: 25 },
];

/** Naira a year. Source: National Minimum Wage (Amendment) Act 2024, ₦70,000 a month. */
export const MINIMUM_WAGE = 12 * 70_000;

/** A fifth of the rent is deductible, up to `most` naira a year. Source: Nigeria Tax Act 2025, section 30(2). */
export const RENT_RELIEF = { share: 0.2, most: 500_000 };

/**
 * Returns the tax of a year in naira, before any exemption.
 *
 * Source: Nigeria Tax Act 2025, section 58 and Fourth Schedule.
 *
 * @param taxable income of the year in naira, after deductions
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
 * Returns the tax on a salary in 2026, and the amounts that lead to it, in naira a year. `gross` is the pay,
 * `contributions` are pension and housing fund, and the tax bands apply to `taxable`. Pay up to the minimum wage is
 * not taxable.
 *
 * Source: Nigeria Tax Act 2025, section 30 (deductions), and section 162(1)(t) in the gazette, 163 in other
 * copies (minimum wage).
 */
export function computeSalaryTax(values: CalculatorValues<'paye'>) {
  const { pay, extra, rent, pension, pensionable, nhf, other } = values;
  const gross = 12 * pay + extra;
  const contributions = 12 * ((pay * pensionable * pension) / 10_000 + nhf);
  const relief = Math.min(rent * RENT_RELIEF.share, RENT_RELIEF.most);
  const taxable = gross <= MINIMUM_WAGE ? 0 : Math.max(0, gross - contributions - relief - other);
  return { gross, contributions, taxable, tax: computeIncomeTax(taxable) };
}
