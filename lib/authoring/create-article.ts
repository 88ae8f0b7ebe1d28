import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { articleId } from '@/lib/content/article';
import { withoutInvisibleCharacters } from '@/lib/content/files/invisible-characters';
import { readContent } from '@/lib/content/load';
import { nextNumber } from '@/lib/content/next-number';
import { ADDRESSES_FILE } from '@/lib/content/published-urls';
import { REDIRECTS_FILE } from '@/lib/content/redirects';
import { frontMatterSchema } from '@/lib/content/schemas/front-matter-schema';
import { addDays, type IsoDate, saturdayFrom, todayInLagos } from '@/lib/site/dates';
import { formatReport } from '@/lib/site/diagnostic';
import { titleKey } from './check-content';
import { writeExample } from './example-article';

/** An article that has just been created. */
export type CreatedArticle = {
  id: number;
  /** `content/blog/<id>.md` */
  file: string;
  title: string;
  date: IsoDate;
};

/** Why no article was created, as sentences for the editor. Nothing has been written. */
export class ArticleRefusal extends Error {
  override name = 'ArticleRefusal';
}

/**
 * Creates an article: a draft with the next free number and the next free Saturday. It never
 * overwrites a file; two runs at the same time get two numbers.
 *
 * @param root the folder that holds `content/`
 * @throws ArticleRefusal
 */
export async function createArticle(
  root: string,
  givenTitle: string,
  today: IsoDate = todayInLagos(),
): Promise<CreatedArticle> {
  const title = tidyTitle(givenTitle);
  const refusal = explainTitle(title);
  if (refusal) throw new ArticleRefusal(refusal);

  // The lowest number that has not been tried: a folder or an unreadable file may have one.
  let least = 1;
  for (;;) {
    const { articles, number } = await readArticles(root, today);
    const other = articles.find((article) => titleKey(article.title) === titleKey(title));
    if (other) {
      throw new ArticleRefusal(
        `${other.file} has this title already. Choose another, or go on with that file.`,
      );
    }
    const id = Math.max(least, number);
    if (articleId(`${id}.md`) === undefined) {
      throw new ArticleRefusal(
        `There is no number after ${id - 1}. Give the file of that number in content/blog a smaller one.`,
      );
    }
    const date = freeSaturday(today, new Set(articles.map((article) => article.date)));
    const file = `content/blog/${id}.md`;
    if (await writeNew(root, file, writeExample({ title, date }))) return { id, file, title, date };
    least = id + 1;
  }
}

/** The articles without an error in their fields, and the next number. */
async function readArticles(root: string, today: IsoDate) {
  const { articles, addresses, redirects, diagnostics } = await readContent(root, today);
  if (!addresses || !redirects) {
    const unread = diagnostics.filter(({ file }) =>
      [ADDRESSES_FILE, REDIRECTS_FILE].includes(file),
    );
    throw new ArticleRefusal(
      `Correct this first, because it shows which numbers are free: ${formatReport(unread, 'problem')}`,
    );
  }
  const number = nextNumber({ articles, addresses, redirects });
  return { articles: articles.flatMap(({ article }) => article ?? []), number };
}

function freeSaturday(today: IsoDate, used: ReadonlySet<IsoDate>): IsoDate {
  let day = saturdayFrom(today);
  while (used.has(day)) day = addDays(day, 7);
  return day;
}

/** @returns false when another run has just written a file of that name */
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
    throw new ArticleRefusal(
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
    return 'The title has a tab, a line break or another invisible character. Type it again, on one line.';
  }
  const [issue] = frontMatterSchema.shape.title.safeParse(title).error?.issues ?? [];
  return issue && `The title ${issue.message}.`;
}
