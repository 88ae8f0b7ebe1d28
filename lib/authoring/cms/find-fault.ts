import { countWords } from '@/lib/content/markdown/readability';
import { explainHours, type OpeningHours } from '@/lib/content/opening-hours';

/** What the forms cannot say field by field. */
export type Rules = {
  /** How many words an article has. */
  words: { min: number; max: number };
  /** The fewest characters of a description, as a reader counts them. */
  description: number;
  /** Lists of the facts, and the field in which no two entries may have the same value. */
  distinct: readonly (readonly [list: string, field: string])[];
};

/**
 * Checks what is being saved, an article or the facts of the firm, as a whole.
 *
 * @returns why it is refused, as a sentence for the editor
 */
export function findFault(data: Record<string, unknown>, rules: Rules): string | undefined {
  return typeof data.body === 'string'
    ? findArticleFault(data, data.body, rules)
    : (findRepeatedEntry(data, rules.distinct) ?? findWrongHours(data));
}

function findArticleFault(
  { description, image, date, updated, draft }: Record<string, unknown>,
  body: string,
  rules: Rules,
): string | undefined {
  const characters = [...new Intl.Segmenter('en').segment(String(description))].length;
  if (characters < rules.description)
    return `The description has ${characters} characters; ${rules.description} is the least.`;
  if (String(image).includes('/'))
    return 'The picture lies in a folder of its own. Put it beside the other pictures.';
  // Half a day allows for time zones: only days count.
  if (updated && Date.parse(String(updated)) + 43_200_000 < Date.parse(String(date)))
    return 'The day of the correction is before the day of publication. Write the right one, or clear it.';
  const words = countWords(body);
  const { min, max } = rules.words;
  if (draft !== true && (words < min || words > max))
    return `The text has ${words} words; an article has ${min} to ${max}. Switch “Draft” on until it is ready.`;
  return undefined;
}

function findRepeatedEntry(
  data: Record<string, unknown>,
  distinct: Rules['distinct'],
): string | undefined {
  for (const [list, field] of distinct) {
    const entries = list
      .split('.')
      .reduce<unknown>((group, name) => Object(group)[name] as unknown, data);
    const values = Array.isArray(entries) ? entries.map((entry) => String(entry[field])) : [];
    const repeated = values.find((value, index) => values.indexOf(value) < index);
    if (repeated !== undefined) return `“${repeated}” stands twice in a list. Keep one of them.`;
  }
  return undefined;
}

function findWrongHours({ openingHours }: Record<string, unknown>): string | undefined {
  // The form has the fields of the schema; it writes an empty one as an empty text.
  const entries = Array.isArray(openingHours) ? (openingHours as OpeningHours[]) : [];
  const slips = entries.flatMap(
    (hours) => explainHours({ ...hours, to: hours.to || hours.from }) ?? [],
  );
  return slips[0] && `Opening hours: ${slips[0].message}.`;
}
