/**
 * Reads a number as people write it: `₦1,200,000.50`, `2.5%`, `1 200 000`.
 *
 * @returns undefined when it is none
 */
export function parseNumber(text: string): number | undefined {
  const digits = text.replace(/[₦%,\s]/g, '').replace('−', '-');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : undefined;
}

/** `₦108,333`, to the nearest naira. */
export function formatNaira(amount: number): string {
  return `₦${Math.round(amount).toLocaleString('en')}`;
}

/** `4.3%`, to one decimal. */
export function formatPercent(rate: number): string {
  return `${rate.toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })}%`;
}
