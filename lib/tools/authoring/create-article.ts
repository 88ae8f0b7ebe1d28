import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { withoutInvisibleCharacters } from '@/lib/content/files/read-files';
import { parseContent, readContent } from '@/lib/content/load';
import { nextNumber, REDIRECTS_FILE } from '@/lib/content/redirects';
import { frontMatterSchema } from '@/lib/content/schemas/front-matter-schema';
import { addDays, formatDate, type IsoDate, todayInLagos } from '@/lib/site/dates';
import { formatReport } from '@/lib/site/diagnostic';
// Each piece of the text that an editor has to replace has the word REPLACE.
import example from './example-article.json' with { type: 'json' };

/**
 * Creates an article: a draft with the next free number and the next free Saturday. It never
 * overwrites a file.
 *
 * @param root the folder that holds `content/`
 * @returns its number, title and day, and its `file`: `content/blog/<id>.md`
 * @throws when none can be created, with a message for the editor
 */
export async function createArticle(root: string, givenTitle: string, today = todayInLagos()) {
  const title = tidyTitle(givenTitle);
  const { articles, facts, diagnostics } = parseContent(await readContent(root));
  const { redirects } = facts;
  if (!redirects) {
    const problems = diagnostics.filter(({ file }) => file === REDIRECTS_FILE);
    throw new Error(
      `Correct this first, because it shows which numbers are free: ${formatReport(problems)}`,
    );
  }
  const id = nextNumber(articles, redirects);
  const dates = new Set(articles.map(({ fields }) => fields?.date));
  let date = today;
  while (!isSaturday(date) || dates.has(date)) date = addDays(date, 1);

  const file = `content/blog/${id}.md`;
  // Git does not keep an empty folder.
  await mkdir(path.join(root, 'content/blog'), { recursive: true });
  await writeFile(path.join(root, file), writeExample({ title, date }), { flag: 'wx' });
  return { id, file, title, date };
}

/** A new article's file: a draft whose text shows every kind of line. */
export function writeExample({ title, date }: { title: string; date: IsoDate }): string {
  const { lines, ...fields } = example;
  const frontMatter = { title, date: formatDate(date), ...fields, draft: true };
  return `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${lines.join('\n')}`;
}

const isSaturday = (date: IsoDate) => new Date(date).getUTCDay() === 6;

/**
 * A title as it is stored: on one line, with one space between its words and none around it.
 *
 * @throws when it cannot be an article's, with a sentence for the editor
 */
export function tidyTitle(given: string): string {
  const title = withoutInvisibleCharacters(given.replaceAll(/[ \t\n]+/g, ' '))
    .normalize('NFC')
    .trim();
  const { error } = frontMatterSchema.shape.title.safeParse(title);
  if (error) throw new Error(`The title ${error.issues[0]?.message}.`);
  return title;
}
