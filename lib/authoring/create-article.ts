import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withoutInvisibleCharacters } from '@/lib/content/files/invisible-characters';
import { parseContent } from '@/lib/content/load';
import { nextNumber, REDIRECTS_FILE } from '@/lib/content/redirects';
import { frontMatterSchema } from '@/lib/content/schemas/front-matter-schema';
import { addDays, saturdayFrom, todayInLagos } from '@/lib/site/dates';
import { formatReport } from '@/lib/site/diagnostic';
import { writeExample } from '@/lib/content/example-article';

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
  const refusal = explainTitle(title);
  if (refusal) throw new Error(refusal);

  const { articles, facts, diagnostics } = await parseContent(root);
  const { redirects } = facts;
  if (!redirects) {
    const faults = diagnostics.filter(({ file }) => file === REDIRECTS_FILE);
    throw new Error(
      `Correct this first, because it shows which numbers are free: ${formatReport(faults)}`,
    );
  }
  const id = nextNumber(articles, redirects);
  const dates = new Set(articles.map(({ fields }) => fields?.date));
  let date = saturdayFrom(today);
  while (dates.has(date)) date = addDays(date, 7);

  const file = `content/blog/${id}.md`;
  // Git does not keep an empty folder.
  await mkdir(path.join(root, 'content/blog'), { recursive: true });
  await writeFile(path.join(root, file), writeExample({ title, date }), { flag: 'wx' });
  return { id, file, title, date };
}

/** A title as it is stored: on one line, with one space between its words and none around it. */
export function tidyTitle(title: string): string {
  return withoutInvisibleCharacters(title.replaceAll(/[ \t\n]+/g, ' '))
    .normalize('NFC')
    .trim();
}

/** Says why a tidy title cannot be an article's, in a sentence; undefined when it can. */
export function explainTitle(title: string): string | undefined {
  const [issue] = frontMatterSchema.shape.title.safeParse(title).error?.issues ?? [];
  return issue && `The title ${issue.message}.`;
}
