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
