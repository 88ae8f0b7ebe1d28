import * as z from 'zod';
import { parseDate } from '@/lib/site/dates';
import { formatValue } from '@/lib/site/wording';

/** Returns zod options for an error message that names the expected value and the actual value. */
export function expected(what: string, advice: (input: unknown) => string = () => '') {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined || input === null || input === ''
        ? `is missing or empty; write ${what}`
        : `${formatValue(input)} is not valid here; write ${what}${advice(input)}`,
  };
}

/** YAML parses 2025, true and [x] as strings only if they are quoted. */
const misread = (input: unknown, what: string) =>
  typeof input === 'object'
    ? 'the site reads this text as fields or a list, because it contains a brace, a bracket or a colon; put double quotes ("…") around the whole text'
    : `the site reads this as ${formatValue(input)}; write ${what}, in double quotes ("…")`;
const unquoteIt = (input: unknown) => (typeof input === 'string' ? ', without quotes' : '');

/** Required text. `what` completes the error message "write …"; for example, `a title`. */
export function text(what: string) {
  const missing = expected(what).error({});
  // Use `refine` instead of `min(1)`. For an empty list, `min(1)` would report its length in addition to its type.
  return z
    .string({ error: ({ input }) => ((input ?? '') === '' ? missing : misread(input, what)) })
    .trim()
    .refine((value) => value !== '', { abort: true, error: missing });
}

export function textOfLength(min: number, max: number, what: string) {
  const rule = min > 1 ? `write ${min} to ${max}` : `write at most ${max}`;
  const error = ({ input }: { input?: unknown }) =>
    `has ${String(input).length} characters; ${rule}`;
  const schema = text(what).max(max, { error });
  return min > 1 ? schema.min(min, { error }) : schema;
}

const NOTHING = /^(?:n\/?a|none|nil|tbd|-+)\.?$/i;
const leaveEmpty = ({ input }: { input?: unknown }) =>
  `visitors would see ${formatValue(input)}; delete it, and leave the field empty`;

/** An optional field. If it is missing or empty, its value is `unset`. */
export function optional<Schema extends z.ZodType, Unset = undefined>(
  schema: Schema,
  unset?: Unset,
) {
  const isEmpty = (value: unknown) =>
    value === null || (typeof value === 'string' && value.trim() === '');
  return z
    .preprocess((value) => (isEmpty(value) ? undefined : value), schema.optional())
    .refine((value) => typeof value !== 'string' || !NOTHING.test(value), { error: leaveEmpty })
    .optional()
    .transform((value) => value ?? (unset as NoInfer<Unset>));
}

/** A group of optional fields. The group itself may be missing or empty. */
export function group<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((fields) => fields ?? {}, schema).prefault({});
}

export function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, expected(`one of ${words.join(', ')}`));
}

export function textMatching(what: string, pattern: RegExp) {
  return text(what).regex(pattern, expected(what));
}

/**
 * An absolute https URL, or the value of `path`. The URL must contain `//`, although the URL standard also accepts
 * `https:host`. Characters that could end an HTML attribute or begin a tag must be percent-encoded.
 */
export function httpsUrl(what: string, path?: string) {
  return text(what).refine((url) => url === path || (HTTPS.test(url) && URL.canParse(url)), {
    abort: true,
    ...expected(`${what}, beginning with https://`),
  });
}

const HTTPS = /^https:\/\/[^\s"<>`\\]*$/i;

export function wholeNumber(what: string, min: number, max: number) {
  return z.int(expected(what, unquoteIt)).min(min, expected(what)).max(max, expected(what));
}

export const flag = z.boolean(expected('true or false without quotes'));

const DAY = 'a date such as "May 3, 2025", "3 May 2025" or 2025-05-03';
const DAY_RULE = ', with the month in full and a day that exists';

export const date = z
  .string(expected(DAY))
  .transform((value, context) => {
    const day = parseDate(value);
    if (day !== undefined) return day;
    context.addIssue(expected(DAY, () => DAY_RULE).error({ input: value }));
    return z.NEVER;
  })
  .meta({
    pattern: String.raw`^([A-Z][a-z]+ \d{1,2}, \d{4}|\d{1,2} [A-Z][a-z]+ \d{4}|\d{4}-\d{2}-\d{2})$`,
  });

function degrees(limit: number, what: string) {
  return z.number(expected(what, unquoteIt)).min(-limit, expected(what)).max(limit, expected(what));
}

export const latitude = degrees(90, 'a latitude as a number only, such as 6.6');
export const longitude = degrees(180, 'a longitude as a number only, such as 3.35');

export const time = textMatching('a time such as 09:00 or 17:30', /^(?:[01]\d|2[0-3]):[0-5]\d$/);

export const email = z.email(expected('an e-mail address, such as hello@firm.com'));

/** A telephone number in international format: `+` and 7 to 15 digits (ITU-T E.164), with or without spaces. */
export const phone = textMatching(
  'a telephone number with +234 (or another country code) in front and no 0 after it, such as "+234 800 000 0001"',
  // Excludes +234 0, because the leading 0 of Nigerian numbers must be omitted after the country code.
  /^\+(?!234 *0)[1-9](?: *\d){6,14}$/,
);

export function listOf<Entry extends z.ZodType>(entry: Entry, what = 'entry') {
  return z.array(entry).min(1, { error: `the list is empty; write at least one ${what}` });
}

/** Requires each entry in a list to have a unique value in the field `key`. */
export function distinct<Entry extends z.ZodType, Key extends keyof z.output<Entry> & string>(
  list: z.ZodArray<Entry>,
  key: Key,
) {
  return list.superRefine((entries, context) => {
    entries.forEach((entry, index) => {
      const value = entry[key];
      const first = entries.findIndex((other) => other[key] === value);
      if (first === index) return;
      const message = `entry ${first + 1} has the same ${key}, ${formatValue(value)}; change or delete one of the two entries`;
      context.addIssue({ code: 'custom', path: [index, key], message });
    });
  });
}

/** An id that other files and URLs refer to, such as `risk` in `/services#risk`. */
export const entryId = (example: string) =>
  textMatching(
    `a short name in small letters from a to z, digits and hyphens, such as ${example}`,
    /^[a-z][a-z\d-]*$/,
  );
