import * as z from 'zod';
import { parseDate } from '@/lib/site/dates';
import { findProvider, type FrameProvider } from '@/lib/site/providers';
import { show } from '@/lib/site/wording';

/**
 * Makes the error of a field: the expected value, and the one found instead.
 *
 * @param advice for a value of the wrong type, as the end of the sentence
 */
export function expected(what: string, advice: (input: unknown) => string = () => '') {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined || input === null || input === ''
        ? `is missing; write ${what}`
        : `write ${what}, not ${show(input)}${advice(input)}`,
  };
}

/** YAML reads 2025, true and [x] as something other than text. */
const quoteIt = (input: unknown) =>
  typeof input === 'string' ? '' : '; put double quotes around it';
const unquoteIt = (input: unknown) =>
  typeof input === 'string' ? '; use a plain number without quotes' : '';

/**
 * Text that has to be there, in one piece, without spaces around it.
 *
 * @param what `a title` for the message "write a title"
 */
export function text(what: string) {
  // Not min(1): zod would apply it to an empty list as well.
  return z
    .string(expected(what, quoteIt))
    .trim()
    .refine((value) => value !== '', { abort: true, error: expected(what).error({}) });
}

/** The facts of `site.yaml` that texts can name in braces: `load.ts` writes them out. */
export const namedFacts = ['name', 'shortName', 'place', 'city'] as const;

/** Allows named facts in braces, and requires the word that the text's own component replaces. */
export function withFacts(schema: z.ZodString, own?: string) {
  const known = [...(own === undefined ? [] : [own]), ...namedFacts].map((word) => `{${word}}`);
  return schema.superRefine((value, context) => {
    for (const [written] of value.matchAll(/\{ *[\w.]+ *\}/g))
      if (!known.includes(written))
        context.addIssue(
          `${show(written)} has no meaning here; write ${known.join(', ')}, or delete the braces`,
        );
    if (own !== undefined && !value.includes(`{${own}}`))
      context.addIssue(`write the words with {${own}} in them`);
  });
}

/** Words that readers see, with or without such facts. */
export const words = (what: string) => withFacts(text(what));

/** The name of a file in `content/images`, with or without its ending. */
export const imageName = text('the name of an image in content/images');

/** Text of a length that search engines and cards can show. */
export function textOfLength(min: number, max: number, what: string) {
  const rule = min > 1 ? `write ${min} to ${max}` : `the limit is ${max}`;
  const error = ({ input }: { input?: unknown }) =>
    `has ${String(input).length} characters; ${rule}`;
  const schema = text(what).max(max, { error });
  return min > 1 ? schema.min(min, { error }) : schema;
}

const FIGURE = 'a figure with its unit, such as ₦5m, 18% or 30 days';

/** A figure that pages show large. */
export const figure = textOfLength(1, 10, FIGURE).refine(
  (value) => /[^\d\s.,]/.test(value),
  expected(FIGURE),
);

/** Words for a field without a value, which readers would see. */
const NOTHING = /^(?:n\/?a|none|nil|tbd|-+)\.?$/i;
const LEAVE_EMPTY = 'leave this empty, so that readers see nothing';

/** A field that may be missing or empty; both mean "not set", which the value `unset` stands for. */
export function optional<Schema extends z.ZodType, Unset = undefined>(
  schema: Schema,
  unset?: Unset,
) {
  const isEmpty = (value: unknown) =>
    value === null || (typeof value === 'string' && value.trim() === '');
  return z
    .preprocess((value) => (isEmpty(value) ? undefined : value), schema.optional())
    .refine((value) => typeof value !== 'string' || !NOTHING.test(value), LEAVE_EMPTY)
    .optional()
    .transform((value) => value ?? (unset as NoInfer<Unset>));
}

/** A group of fields of which none is required: it may be missing or empty. */
export function group<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((fields) => fields ?? {}, schema).prefault({});
}

export function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, expected(`one of ${words.join(', ')}`));
}

/** Text of a form, such as a telephone number; `what` describes it with an example. */
export function textLike(what: string, form: RegExp) {
  return text(what).regex(form, expected(what));
}

/**
 * An absolute https URL, with both slashes, which the URL standard does not require. Characters that could
 * end an attribute or begin an element have to be escaped with %.
 */
export function httpsUrl(what: string) {
  return text(what).refine((url) => HTTPS.test(url) && URL.canParse(url), {
    abort: true,
    ...expected(`${what}, beginning with https://`),
  });
}

const HTTPS = /^https:\/\/[^\s"<>`\\]*$/i;

/** The https URL of a page that one of these providers makes for frames. */
export function frameUrl(what: string, providers: readonly FrameProvider[]) {
  const known = providers.map(({ name, example }) => `${name} (${example})`).join(' or ');
  return httpsUrl(what).refine((url) => findProvider(url, providers), {
    error: ({ input }) =>
      `write ${what} at ${known}, not ${show(input)}. Other providers have to be added to lib/site/providers.ts first`,
  });
}

export function wholeNumber(what: string, min: number, max: number) {
  return z.int(expected(what, unquoteIt)).min(min, expected(what)).max(max, expected(what));
}

/** True or false, written as such: the text "false" is not false. */
export const flag = z.boolean(expected('true or false without quotes'));

const DAY = 'a date such as "May 3, 2025" or 2025-05-03';
const DAY_RULE = '; the day has to exist, with its month in full';

/** A calendar day, "May 3, 2025" or 2025-05-03, kept as 2025-05-03. */
export const date = z
  .string(expected(DAY))
  .transform((value, context) => {
    const day = parseDate(value);
    if (day !== undefined) return day;
    context.addIssue(expected(DAY, () => DAY_RULE).error({ input: value }));
    return z.NEVER;
  })
  .meta({ pattern: String.raw`^([A-Z][a-z]+ \d{1,2}, \d{4}|\d{4}-\d{2}-\d{2})$` });

function degrees(limit: number, what: string) {
  return z.number(expected(what, unquoteIt)).min(-limit, expected(what)).max(limit, expected(what));
}

export const latitude = degrees(90, 'a latitude in degrees');
export const longitude = degrees(180, 'a longitude in degrees');

/** A time of day, 00:00 to 23:59. */
export const time = textLike('a time such as 09:00 or 17:30', /^(?:[01]\d|2[0-3]):[0-5]\d$/);

export const email = z.email(expected('an e-mail address'));

/** A telephone number in international form: 7 to 15 digits (ITU-T E.164), with or without spaces. */
export const phone = textLike(
  'a telephone number in international form without its first 0, such as "+234 800 000 0001"',
  // Behind a country code, the zero of the number at home reaches nobody.
  /^\+(?!234 *0)[1-9](?: *\d){6,14}$/,
);

export function listOf<Entry extends z.ZodType>(entry: Entry, what = 'entry') {
  return z.array(entry).min(1, { error: `write at least one ${what}` });
}

/** Requires that no two entries of a list have the same value in a field. */
export function distinct<Entry extends z.ZodType, Key extends keyof z.output<Entry> & string>(
  list: z.ZodArray<Entry>,
  key: Key,
) {
  return list.superRefine((entries, context) => {
    entries.forEach((entry, index) => {
      const value = entry[key];
      const first = entries.findIndex((other) => other[key] === value);
      if (first === index) return;
      const message = `entry ${first + 1} has the same ${key}, ${show(value)}; change or delete one of the two`;
      context.addIssue({ code: 'custom', path: [index, key], message });
    });
  });
}
