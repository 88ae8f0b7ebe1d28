import type { CalculatorValues } from './calculators';

/** Of a year’s taxable income, how many naira bear which rate, in per cent. */
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

/** Naira. Source: Nigeria Tax Act 2025, section 30(2): a fifth of the rent, up to a limit. */
export const RENT_RELIEF = { share: 0.2, most: 500_000 };

/**
 * The tax of a year, in naira, before any exemption.
 *
 * Source: Nigeria Tax Act 2025, section 58 and Fourth Schedule.
 *
 * @param taxable naira of the year, after deductions
 */
export function taxOnIncome(taxable: number): number {
  let [rest, tax] = [Math.max(0, taxable), 0];
  for (const { naira, rate } of BANDS) {
    tax += (Math.min(rest, naira) * rate) / 100;
    rest = Math.max(0, rest - naira);
  }
  return tax;
}

/**
 * The tax on a year’s salary, in naira: what is paid in the year (`gross`), pension and housing fund
 * (`contributions`), what the bands apply to (`taxable`), and `tax`. Up to the minimum wage nothing is taxable.
 *
 * Source: Nigeria Tax Act 2025, section 30 (deductions), and section 162(1)(t) of the gazette, 163 in other
 * copies (minimum wage).
 */
export function taxOnSalary(values: CalculatorValues<'paye'>) {
  const { pay, extra, rent, pension, pensionable, nhf, other } = values;
  const gross = 12 * pay + extra;
  const contributions = 12 * ((pay * pensionable * pension) / 10_000 + nhf);
  const relief = Math.min(rent * RENT_RELIEF.share, RENT_RELIEF.most);
  const taxable = gross <= MINIMUM_WAGE ? 0 : Math.max(0, gross - contributions - relief - other);
  return { gross, contributions, taxable, tax: taxOnIncome(taxable) };
}
