import { frontMatterSchema } from '@/lib/content/collections';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { removeInvisibleCharacters } from '@/lib/content/files';
import { resolveContent } from '@/lib/content/load';
import { getNextArticleId, REDIRECTS_FILE } from '@/lib/content/redirects';
import { addDays, formatDate, type IsoDate, todayInLagos } from '@/lib/site/dates';
import { formatDiagnostics } from '@/lib/site/diagnostic';
// All example text contains the word REPLACE, so that the content check finds text that the author has not replaced.
import example from './example-article.json' with { type: 'json' };

/** Creates a draft with the next free number, dated the next Saturday without an article. */
export async function createArticle(root: string, typedTitle: string, today = todayInLagos()) {
  const title = tidyTitle(typedTitle);
  const { parsed, diagnostics } = await resolveContent(root);
  const { articles, facts } = parsed;
  if (!facts.redirects) {
    const problems = diagnostics.filter(({ file }) => file === REDIRECTS_FILE);
    throw new Error(
      `Correct ${REDIRECTS_FILE} first, because this file shows which article numbers are free: ${formatDiagnostics(problems)}`,
    );
  }
  const id = getNextArticleId(articles, facts.redirects);
  const usedDates = new Set(articles.map(({ fields }) => fields?.date));
  let date = today;
  while (!isSaturday(date) || usedDates.has(date)) date = addDays(date, 1);

  const { lines, ...fields } = example;
  const frontMatter = { title, date: formatDate(date), ...fields, draft: true };
  const text = `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${lines.join('\n')}`;
  const file = `content/blog/${id}.md`;
  // The folder may be missing, because Git does not store empty folders.
  await mkdir(path.join(root, 'content/blog'), { recursive: true });
  await writeFile(path.join(root, file), text, { flag: 'wx' });
  return { id, file, title, date };
}

const isSaturday = (date: IsoDate) => new Date(date).getUTCDay() === 6;

function tidyTitle(typedTitle: string): string {
  const title = removeInvisibleCharacters(typedTitle.replaceAll(/[ \t\n]+/g, ' '))
    .normalize('NFC')
    .trim();
  const { error } = frontMatterSchema.shape.title.safeParse(title);
  if (error) throw new Error(`The title ${error.issues[0]?.message}.`);
  return title;
}
