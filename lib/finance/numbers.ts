/** What an editor sets for a chart or a calculator, by name. */
export type Settings = Readonly<Record<string, string | null | undefined>>;

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

/** A number in a text, with its unit around it: `−₦1,562.50`, `8.25%`, `₦4.6m`. */
export type Figure = {
  /** As it is written. */
  text: string;
  value: number;
  /** What is before and after the digits: `₦ m`. */
  unit: string;
  /** `.50`, or nothing. */
  decimals: string;
};

const FIGURE = /^(?<sign>[-−+]?)(?<before>\D*)(?<digits>\d[\d,]*)(?<decimals>\.\d+)?(?<after>\D*)$/;

/** Reads a text that is one figure; undefined for any other. */
export function parseFigure(text: string): Figure | undefined {
  const groups = FIGURE.exec(text.trim())?.groups;
  if (!groups) return undefined;
  const { sign = '', before = '', digits = '', decimals = '', after = '' } = groups;
  const size = Number(digits.replaceAll(',', '') + decimals);
  const value = sign === '' || sign === '+' ? size : -size;
  return { text: text.trim(), value, unit: `${before} ${after}`, decimals };
}
