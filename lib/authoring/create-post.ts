import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { articleId } from '@/lib/content/article';
import { withoutInvisibleCharacters } from '@/lib/content/files/invisible-characters';
import { frontMatterSchema } from '@/lib/content/schemas/front-matter-schema';
import { addDays, type IsoDate, saturdayFrom, todayInLagos } from '@/lib/site/dates';
import { writeExample } from './example-article';
import { findTaken, titleKey } from './find-taken';

/** An article that has just been begun. */
export type CreatedPost = {
  id: number;
  /** `content/blog/<id>.md` */
  file: string;
  title: string;
  date: IsoDate;
};

/** Why no article was begun, as sentences for the editor. Nothing has been written. */
export class PostRefusal extends Error {
  override name = 'PostRefusal';
}

/**
 * Begins an article: a draft with the next number and the next Saturday that no article has. It
 * writes over nothing; who runs it twice at once gets two numbers.
 *
 * @param root the folder that holds `content/`
 * @throws PostRefusal
 */
export async function createPost(
  root: string,
  givenTitle: string,
  today: IsoDate = todayInLagos(),
): Promise<CreatedPost> {
  const title = tidyTitle(givenTitle);
  const fault = explainTitle(title);
  if (fault) throw new PostRefusal(fault);

  const taken = await findTaken(root);
  const other = taken.files.get(titleKey(title));
  if (other) {
    throw new PostRefusal(
      `${other} has this title already. Choose another, or go on with that file.`,
    );
  }
  const id = taken.highestId + 1;
  if (articleId(`${id}.md`) === undefined) {
    throw new PostRefusal(
      `There is no number after ${taken.highestId}. Give the file of that number in content/blog a smaller one.`,
    );
  }
  const date = freeSaturday(today, taken.dates);
  const file = `content/blog/${id}.md`;
  const isNew = await writeNew(root, file, writeExample({ title, date }));
  return isNew ? { id, file, title, date } : createPost(root, title, today);
}

function freeSaturday(today: IsoDate, taken: ReadonlySet<IsoDate>): IsoDate {
  let day = saturdayFrom(today);
  while (taken.has(day)) day = addDays(day, 7);
  return day;
}

/** @returns false when somebody else has just written a file of that name */
async function writeNew(root: string, file: string, text: string): Promise<boolean> {
  try {
    // Git does not keep an empty folder.
    await mkdir(path.join(root, 'content/blog')).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
    await writeFile(path.join(root, file), text, { flag: 'wx' });
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return false;
    throw new PostRefusal(
      `${file} cannot be written (${code}). Is there a folder content, may you write there, and is the disk not full?`,
      { cause: error },
    );
  }
}

function codeOf(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode ? String(error.code) : String(error);
}

/** A title as it is stored: without spaces around it, with one between its words. */
export function tidyTitle(title: string): string {
  return title.normalize('NFC').trim().replaceAll(/ {2,}/g, ' ');
}

/**
 * Says why a tidy title cannot be an article's.
 *
 * @returns sentences, or undefined when it can
 */
export function explainTitle(title: string): string | undefined {
  if (title === '') return 'The title is empty. Give one of a few words, in quotes.';
  if (/[\n\t]/.test(title) || withoutInvisibleCharacters(title) !== title) {
    return 'The title has a tab, a line break or another sign that cannot be seen. Type it anew, on one line.';
  }
  const [issue] = frontMatterSchema.shape.title.safeParse(title).error?.issues ?? [];
  return issue && `The title ${issue.message}.`;
}
