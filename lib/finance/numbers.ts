/** Attributes of a Markdown directive, such as `type` in `::chart[Costs doubled]{type=bars}`. */
export type DirectiveAttributes = Readonly<Record<string, string | null | undefined>>;

/** A parsed value, or problems for the person who edits the content. The caller adds the location of each problem. */
export type ParseResult<Value> = { value: Value } | { problems: string[] };

export type Unit = '₦' | '%' | 'months' | 'payments' | 'days' | 'times';

// Parts of the case-insensitive regular expression in `parseNumber`.
const CURRENCY = '₦|#|NGN|N|naira|=N=';
const WORDS: Readonly<Record<Unit, string>> = {
  '₦': `${CURRENCY}|CR|DR|only|/[-=]`,
  '%': '%|per ?cent|pct',
  months: 'months?|mths?|mos?',
  payments: 'payments?|instal?lments?',
  days: 'days?',
  times: 'times|x',
};
const PER = '(?:/|per|an?|each|every) ?';
const PERIODS: Readonly<Record<string, string>> = {
  'a month': `${PER}(?:month|mth|mo)|/ ?m|p[./]? ?m|monthly`,
  'a year': `${PER}(?:year|yr|annum)|/ ?y|p[./]? ?a|yearly|annual(?:ly)?`,
};
const DIGITS =
  '(?<digits>(?:\\d+|[1-9]\\d{0,2}(?<comma>[, ])\\d{3}(?:\\k<comma>\\d{3})*)(?:\\.\\d*)?|\\.\\d+)';
const SCALE = '(?<scale>k|thousand|m(?:n|ln|ill?|illions?)?|b(?:n|illions?)?|)';

const EXPONENTS: Readonly<Record<string, string>> = { k: 'e3', t: 'e3', m: 'e6', b: 'e9' };

/**
 * Parses a number as people type or paste it, such as `N1,200,000.50`, `350k a month`, `NGN 450,000.00CR` or `8% p.a.`.
 * After the number, only a factor such as `k` and words for the unit and the period are allowed (see `WORDS` and
 * `PERIODS`). Plus and minus signs are not allowed.
 *
 * @returns undefined if the text is not a number, has another unit or period, or is ambiguous. For example, `2,5` may
 *   mean 2.5 or 25, `₦400.000` may mean ₦400,000 or ₦400, and the k in `₦5,000.00k` may mean kobo.
 */
export function parseNumber(text: string, unit: Unit, period: string): number | undefined {
  const isMoney = unit === '₦';
  const before = isMoney ? `(?:${CURRENCY}|) ?` : '';
  const words = [WORDS[unit], PERIODS[period] ?? period].filter(Boolean).join('|');
  const after = `${isMoney ? ` ?${SCALE}` : ''}(?: ?(?:${words})\\.?)*`;
  const pattern = new RegExp(`^${before}${DIGITS}${after}$`, 'i');
  // Does not replace tabs, because a tab separates the cells of a pasted table.
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const { digits = '', scale = '' } = pattern.exec(plain)?.groups ?? {};
  const size = digits.replace(/[, ]/g, '');
  const isAmbiguous = scale
    ? Number(size) >= 1_000 || (/^[kt]/i.test(scale) && /\.\d{2,3}$/.test(size))
    : /^[1-9]\d{0,2}\.\d{3}$/.test(size);
  if (digits === '' || (isMoney && isAmbiguous)) return undefined;
  return Number(size + (EXPONENTS[scale.charAt(0).toLowerCase()] ?? ''));
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

/** Matches a number with its unit. A sign may be before or after the currency. Any dash is treated as a minus sign. */
const FIGURE_PATTERN =
  /^(?<sign>[\p{Pd}−+]?) ?(?<before>[^\p{Pd}−+\d.,()]*)(?<inner>[\p{Pd}−]?) ?(?<digits>\d+|\d{1,3}(?:,\d{3})+)(?<decimals>\.\d+)?(?<after>[^\p{Pd}−\d,()]*)$/u;

/**
 * Parses one number with its unit, such as `−₦1,562.50` or `8.25%`.
 *
 * @returns For `₦4.6m`, the `unit` is `₦ m` and the `decimals` are `.6`. Undefined if the text has another format, such
 *   as `2–3%` or `(₦500)`, or is ambiguous. For example, `2,5%` may mean 2.5% or 25%.
 */
export function parseFigure(text: string) {
  const groups = FIGURE_PATTERN.exec(text.trim())?.groups;
  if (!groups) return undefined;
  const { sign = '', before = '', inner = '', digits = '', decimals = '', after = '' } = groups;
  const size = Number(digits.replaceAll(',', '') + decimals);
  const value = /[^+]/.test(sign + inner) ? -size : size;
  return { value, unit: `${before} ${after}`, decimals };
}
