import {
  makeArticleText,
  makeWords,
  readFixture,
  type FrontMatterSource,
} from '../../test-content';

type TextOrBytes = string | Buffer;
type CreateAtPath = (path: string) => Promise<unknown>;
type FileOrMissing = TextOrBytes | CreateAtPath | undefined;

/** Content samples by title. A sample is the source of article 7, or several files by their path in `content/`. */
export type Samples = Record<string, TextOrBytes | Record<string, FileOrMissing>>;

export const words = makeWords(600);

/** Returns an article of 600 words, followed by `end`. If `fields` is empty, `end` begins on line 10. */
export function makeLongArticle(fields: FrontMatterSource = {}, end = ''): string {
  return makeArticleText(fields, `\n${words}\n\n${end}\n`);
}

export const makeArticleWithBody = (end: string) => makeLongArticle({}, end);

export function editFixture(file: string, ...changes: [before: string | RegExp, after: string][]) {
  let content = readFixture(file);
  for (const [before, after] of changes) {
    const changed = content.replace(before, after);
    if (changed === content) throw new Error(`${file} does not contain ${String(before)}.`);
    content = changed;
  }
  return { [file]: content };
}

/** Redirects for articles 1 to 5. The valid content lacks these articles, and a missing number would be an error. */
export const REDIRECTS_OF_OLD_ARTICLES = [1, 2, 3, 4, 5]
  .map((id) => `- from: /blog/${id}\n  to: /about\n`)
  .join('');
