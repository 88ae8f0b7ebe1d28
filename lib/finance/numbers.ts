/** What an editor sets for a chart or a calculator, by name. */
export type Settings = Readonly<Record<string, string | null | undefined>>;

/** What a reader makes of a text whose place it does not know: a value, or what an editor must change. */
export type Reading<Value> = { value: Value } | { problems: string[] };

export function toReading<Value>(value: Value, problems: string[]): Reading<Value> {
  return problems.length > 0 ? { problems } : { value };
}

/** The unit of a field; a field that counts has none. */
export type Unit = '₦' | '%' | '';

const NUMBER =
  /^(?<start>₦|#|NGN|N|) ?(?<digits>(?:\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.\d*)?|\.\d+) ?(?<end>%|k|thousand|m(?:illion)?|b(?:n|illion)?|)(?: ?naira|\/-)?$/i;

/** The power of ten for `k`, `thousand`, `million` or `bn`, by the first letter. */
const POWERS: Readonly<Record<string, string>> = { k: 'e3', t: 'e3', m: 'e6', b: 'e9' };

/** An amount such as `400.000`, which may mean four hundred thousand or four hundred. */
export const DOTTED = /^\D*(?<digits>[1-9]\d{0,2}(?:\.\d{3})+)$/;

/**
 * Reads a positive number as people write it, with its unit or without: `N1,200,000.50`, `350k`, `2.5 %`,
 * `1 200 000`. Commas and spaces group digits in threes.
 *
 * @returns undefined for another unit and for what is not a number, as `2,5`, which may be two and a half
 *   or twenty-five, and `400.000` in naira
 */
export function parseNumber(text: string, unit: Unit): number | undefined {
  const plain = text.trim().replace(/\s/g, ' ');
  const { start = '', digits = '', end = '' } = NUMBER.exec(plain)?.groups ?? {};
  const isInUnit =
    unit === '₦' ? end !== '%' && !DOTTED.test(plain) : start === '' && ['', unit].includes(end);
  if (digits === '' || !isInUnit) return undefined;
  return Number(digits.replace(/[, ]/g, '') + (POWERS[end.charAt(0).toLowerCase()] ?? ''));
}

/** `₦108,333`, to the nearest naira. */
export function formatNaira(amount: number): string {
  // Without a sign before 0.
  return `₦${(Math.round(amount) || 0).toLocaleString('en')}`;
}

/** `4.3%`, to one decimal. Beyond a million per cent, digits tell nobody anything. */
export function formatPercent(rate: number): string {
  if (rate > 1e6) return 'more than 1,000,000%';
  return `${rate.toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })}%`;
}

/** A number in a text, with its unit around it: `−₦1,562.50`, `8.25%`, `₦4.6m`. */
export type Figure = {
  text: string;
  value: number;
  /** What is before and after the digits: `₦ m`. */
  unit: string;
  /** `.50`, or nothing. */
  decimals: string;
};

/** A minus may be before or after the currency, as a minus sign or any dash. */
const FIGURE =
  /^(?<sign>[\p{Pd}−+]?) ?(?<before>[^\p{Pd}−+\d.,()]*)(?<inner>[\p{Pd}−]?) ?(?<digits>\d+|\d{1,3}(?:,\d{3})+)(?<decimals>\.\d+)?(?<after>[^\p{Pd}−\d,()]*)$/u;

/**
 * Reads a text that is one figure.
 *
 * @returns undefined for any other: `2–3%`, `(₦500)`, and `2,5%`, which may be two and a half or twenty-five
 */
export function parseFigure(text: string): Figure | undefined {
  const groups = FIGURE.exec(text.trim())?.groups;
  if (!groups) return undefined;
  const { sign = '', before = '', inner = '', digits = '', decimals = '', after = '' } = groups;
  if (sign !== '' && inner !== '') return undefined;
  const size = Number(digits.replaceAll(',', '') + decimals);
  const value = /[^+]/.test(sign + inner) ? -size : size;
  return { text: text.trim(), value, unit: `${before} ${after}`, decimals };
}
