/** What the forms cannot say field by field. */
export type Rules = {
  /** The words of an article, and how they are counted. */
  words: { min: number; max: number; count: (body: string) => number };
  /** The fewest characters of a description, as a reader counts them. */
  description: number;
  /** Lists of the facts, and the field that no two of their entries may have the same of. */
  distinct: readonly (readonly [list: string, field: string])[];
};

/**
 * The last look at what is being saved, an article or the facts of the firm. It runs in the browser,
 * as text, and so uses nothing of this module, nor functions with a name, which compilers add calls
 * of their own to.
 *
 * @returns what the build would refuse, in a sentence for the editor
 */
export function findFault(data: Record<string, unknown>, rules: Rules): string | undefined {
  const { body, description, image, date, updated, draft } = data;
  if (typeof body !== 'string') {
    for (const [list, field] of rules.distinct) {
      const entries = list
        .split('.')
        .reduce<unknown>((group, name) => Object(group)[name] as unknown, data);
      const values = Array.isArray(entries) ? entries.map((entry) => String(entry[field])) : [];
      const twice = values.find((value, index) => values.indexOf(value) < index);
      if (twice !== undefined) return `“${twice}” stands twice in a list. Keep one of them.`;
    }
    return undefined;
  }
  const characters = [...new Intl.Segmenter('en').segment(String(description))].length;
  if (characters < rules.description)
    return `The description has ${characters} characters; ${rules.description} is the least.`;
  if (String(image).includes('/'))
    return 'The picture lies in a folder of its own. Put it beside the other pictures.';
  // Half a day is for a zone: what counts are days.
  if (updated && Date.parse(String(updated)) + 43_200_000 < Date.parse(String(date)))
    return 'The day of the correction is before the day of publication. Write the right one, or clear it.';
  const count = rules.words.count(body);
  if (draft !== true && (count < rules.words.min || count > rules.words.max))
    return `The text has ${count} words; an article has ${rules.words.min} to ${rules.words.max}. Switch “Draft” on until it is ready.`;
  return undefined;
}
