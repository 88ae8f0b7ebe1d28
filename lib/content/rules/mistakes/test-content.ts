import { makeArticleText, readFixture, type FrontMatterSource } from '../../test-content';

type TextOrBytes = string | Buffer;
type CreateAtPath = (path: string) => Promise<unknown>;
type FileOrMissing = TextOrBytes | CreateAtPath | undefined;

/** Samples by title. A sample is the text of article 7, or an object that maps paths in `content/` to file contents. */
export type Samples = Record<string, TextOrBytes | Record<string, FileOrMissing>>;

/** Returns an article whose body ends with `end`. If `fields` is empty, `end` begins on line 10. */
export function makeSample(fields: FrontMatterSource = {}, end = ''): string {
  return makeArticleText(fields, `\nOne line.\n\n${end}\n`);
}

export const makeSampleWithBody = (end: string) => makeSample({}, end);

const editedTexts = new Set<unknown>();

/** Whether the text of a file was written for a sample. False if the text is an edited file of the fixture. */
export const isOwnText = (text: FileOrMissing) =>
  typeof text === 'string' && !editedTexts.has(text);

export function editFixture(file: string, ...changes: [before: string | RegExp, after: string][]) {
  let content = readFixture(file);
  for (const [before, after] of changes) {
    const changed = content.replace(before, after);
    if (changed === content) throw new Error(`${file} does not contain ${String(before)}.`);
    content = changed;
  }
  editedTexts.add(content);
  return { [file]: content };
}

/** Redirects for articles 1 to 5, which do not exist. The content check reports missing articles without a redirect. */
export const REDIRECTS_OF_OLD_ARTICLES = [1, 2, 3, 4, 5]
  .map((id) => `- from: /blog/${id}\n  to: /about\n`)
  .join('');
