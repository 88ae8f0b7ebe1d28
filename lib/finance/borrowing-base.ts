import { presentValue } from './instalments';

/** Amounts are in naira, the rates and the limit in per cent. */
type Assets = {
  /** Invoices that are young enough to count. */
  invoices: number;
  /** The part of them that the largest buyer owes. */
  largest: number;
  /** The most of the invoices that one buyer may owe. */
  limit: number;
  /** What the lender lends on invoices. */
  invoiceRate: number;
  /** Stock that is paid for and not near its expiry. */
  stock: number;
  /** What the lender lends on stock. */
  stockRate: number;
};

/**
 * What a lender advances on invoices and stock, in naira. What the largest buyer owes beyond its limit
 * does not count.
 *
 * Source: the worked example of article 20, whose limit is a share of all invoices that are young enough.
 */
export function borrowingBase(assets: Assets): number {
  const { invoices, largest, limit, invoiceRate, stock, stockRate } = assets;
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
