/** Attributes of a Markdown directive, such as `type` in `::chart[Costs doubled]{type=bars}`. */
export type DirectiveAttributes = Readonly<Record<string, string | null | undefined>>;

/** A parsed value, or problems for the editor to fix. The caller adds their location, which parsers do not know. */
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
 * Parses a number as people type it, with or without its unit: `N1,200,000.50`, `350k`, `2.5 %`, `1 200 000`. Thousands
 * may be separated with commas or spaces. A sign is not allowed.
 *
 * @returns undefined if the text is not a number, has another unit, or is ambiguous. For example, `2,5` may mean 2.5 or
 *   25, and an amount such as `₦400.000` may mean ₦400,000 or ₦400.
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

/** Formats an amount in whole naira, such as `₦1,200,001`. */
export function formatNaira(amount: number): string {
  // Prevents `₦-0`.
  return `₦${(Math.round(amount) || 0).toLocaleString('en')}`;
}

/** Formats a rate with one decimal, such as `4.3%`. Rates above 1,000,000% all become `more than 1,000,000%`. */
export function formatPercent(rate: number): string {
  if (rate > 1e6) return 'more than 1,000,000%';
  return `${rate.toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })}%`;
}

/** A number with its unit, such as `−₦1,562.50`, `8.25%` or `₦4.6m`. */
export type Figure = {
  text: string;
  value: number;
  /** The text before the number, a space, and the text after the number: `₦ m` for `₦4.6m`. */
  unit: string;
  /** The decimal point and the decimals, such as `.50`. */
  decimals: string;
};

/** Matches a number with its unit. A sign may be before or after the currency. Any dash is treated as a minus sign. */
const FIGURE_PATTERN =
  /^(?<sign>[\p{Pd}−+]?) ?(?<before>[^\p{Pd}−+\d.,()]*)(?<inner>[\p{Pd}−]?) ?(?<digits>\d+|\d{1,3}(?:,\d{3})+)(?<decimals>\.\d+)?(?<after>[^\p{Pd}−\d,()]*)$/u;

/**
 * Parses text that consists of one number with its unit.
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
