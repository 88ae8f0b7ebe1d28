import {
  makeArticleText,
  makeWords,
  readFixture,
  type FieldsAsWritten,
} from '@/lib/content/test-content';

/** A text, bytes, a function that makes something else in that place, or undefined for no file. */
type File = string | Buffer | ((file: string) => Promise<unknown>) | undefined;

/** Each mistake: the text of article 7, or files by their paths below `content/`. */
export type Rows = Record<string, string | Buffer | Record<string, File>>;

export const words = makeWords(600);

/** An article of 600 words whose last line is line 10. */
export function article(fields: FieldsAsWritten = {}, end = ''): string {
  return makeArticleText(fields, `\n${words}\n\n${end}\n`);
}

export const text = (end: string) => article({}, end);

/** A file of the fixture with parts of it replaced. */
export function inFixture(file: string, ...changes: [before: string | RegExp, after: string][]) {
  let text = readFixture(file);
  for (const [before, after] of changes) {
    const changed = text.replace(before, after);
    if (changed === text) throw new Error(`${file} has no ${String(before)}.`);
    text = changed;
  }
  return { [file]: text };
}

/** Redirects from the numbers below that of the content's own article. */
export const GONE = [1, 2, 3, 4, 5].map((id) => `- from: /blog/${id}\n  to: /about\n`).join('');
