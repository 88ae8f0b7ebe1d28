/** Directive attributes. */
export type DirectiveAttributes = Readonly<Record<string, string | null | undefined>>;

/** Result of a parser that does not know the location of its text: the value, or problems for the editor to fix. */
export type ParseResult<Value> = { value: Value } | { problems: string[] };

export function toParseResult<Value>(value: Value, problems: string[]): ParseResult<Value> {
  return problems.length > 0 ? { problems } : { value };
}

export type Unit = '₦' | '%' | '';

const NUMBER =
  /^(?<start>₦|#|NGN|N|) ?(?<digits>(?:\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.\d*)?|\.\d+) ?(?<end>%|k|thousand|m(?:illion)?|b(?:n|illion)?|)(?: ?naira|\/-)?$/i;

const EXPONENTS: Readonly<Record<string, string>> = { k: 'e3', t: 'e3', m: 'e6', b: 'e9' };

/** Matches an ambiguous amount such as `400.000`, which may mean 400,000 or 400. */
export const AMBIGUOUS_AMOUNT = /^\D*(?<digits>[1-9]\d{0,2}(?:\.\d{3})+)$/;

/**
 * Parses a number as people type it, with or without its unit: `N1,200,000.50`, `350k`, `2.5 %`, `1 200 000`. Commas
 * and spaces may separate thousands. The number has no sign.
 *
 * @returns undefined if the text is not a number, has another unit, or is ambiguous. `2,5` may mean 2.5 or 25, and in
 *   naira, `400.000` may mean 400,000 or 400.
 */
export function parseNumber(text: string, unit: Unit): number | undefined {
  const plain = text.trim().replace(/\s/g, ' ');
  const { start = '', digits = '', end = '' } = NUMBER.exec(plain)?.groups ?? {};
  const isInUnit =
    unit === '₦'
      ? end !== '%' && !AMBIGUOUS_AMOUNT.test(plain)
      : start === '' && ['', unit].includes(end);
  if (digits === '' || !isInUnit) return undefined;
  return Number(digits.replace(/[, ]/g, '') + (EXPONENTS[end.charAt(0).toLowerCase()] ?? ''));
}

/** Rounds to whole naira. */
export function formatNaira(amount: number): string {
  // Avoids `-0`.
  return `₦${(Math.round(amount) || 0).toLocaleString('en')}`;
}

/** Formats a rate as `4.3%`, with one decimal. Shortens rates above 1,000,000%, whose digits do not matter. */
export function formatPercent(rate: number): string {
  if (rate > 1e6) return 'more than 1,000,000%';
  return `${rate.toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })}%`;
}

/** A number with its unit, such as `−₦1,562.50`, `8.25%` or `₦4.6m`. */
export type Figure = {
  text: string;
  value: number;
  /** E.g. `₦ m`. */
  unit: string;
  /** E.g. `.50`. */
  decimals: string;
};

/** Matches a figure whose sign is before or after the currency. A minus may be a minus sign or any dash. */
const FIGURE_PATTERN =
  /^(?<sign>[\p{Pd}−+]?) ?(?<before>[^\p{Pd}−+\d.,()]*)(?<inner>[\p{Pd}−]?) ?(?<digits>\d+|\d{1,3}(?:,\d{3})+)(?<decimals>\.\d+)?(?<after>[^\p{Pd}−\d,()]*)$/u;

/**
 * Parses a text that consists of one figure.
 *
 * @returns undefined for any other text, such as `2–3%`, `(₦500)`, or `2,5%`, which may mean 2.5% or 25%
 */
export function parseFigure(text: string): Figure | undefined {
  const groups = FIGURE_PATTERN.exec(text.trim())?.groups;
  if (!groups) return undefined;
  const { sign = '', before = '', inner = '', digits = '', decimals = '', after = '' } = groups;
  if (sign !== '' && inner !== '') return undefined;
  const size = Number(digits.replaceAll(',', '') + decimals);
  const value = /[^+]/.test(sign + inner) ? -size : size;
  return { text: text.trim(), value, unit: `${before} ${after}`, decimals };
}
