import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArticle } from '@/lib/content/articles';
import { readSource } from '@/lib/content/files';
import { makeArticleText } from '@/lib/content/test-content';
import { makeContentFolder } from '@/lib/content/test-folder';
import { createArticle } from './create-article';

test.each([
  ['today, if today is a Saturday with no article', '2026-11-28', [], '2026-11-28'],
  ['the next Saturday, if today is another day', '2026-11-22', [], '2026-11-28'],
  ['the first Saturday with no article', '2026-11-22', ['2026-11-28', '2026-12-12'], '2026-12-05'],
])('schedules a new article for %s', async (_title, today, dates, expected) => {
  const articles = dates.map((date, index) => {
    return [`${index + 1}.md`, makeArticleText({ title: `Of ${date}`, date })];
  });
  const root = await makeContentFolder(Object.fromEntries(articles));
  const id = dates.length + 1;
  const created = { id, file: `content/blog/${id}.md`, title: 'New', date: expected };
  expect(await createArticle(root, 'New', today)).toEqual(created);
});

test('gives a new article neither the Saturday of a draft nor the number of an invalid article', async () => {
  const draft = makeArticleText({ title: 'One', date: '2026-11-28', draft: 'true' });
  const root = await makeContentFolder({ '1.md': draft, '5.md': 'No fields.\n' });
  const created = await createArticle(root, 'New', '2026-11-22');
  expect(created).toMatchObject({ id: 6, date: '2026-12-05' });
});

test.each([
  ['preserves characters that are special in YAML', `--- "5%": 'a' # {b}, [c]? 💡 \\ ~`],
  ['preserves no-break spaces', '₦3\u00a0million'],
  ['replaces tabs and line breaks with spaces', 'Black tax now', 'Black\ttax\nnow'],
  ['removes invisible characters', 'Black tax', 'Black \u202etax\u200b\u0007 \ud83d'],
])('writes a valid draft, and %s in its title', async (_case, title, typedTitle = title) => {
  const root = await makeContentFolder();
  const { file } = await createArticle(root, typedTitle, '2026-11-28');
  const { value: source } = await readSource(root, file);
  expect(source && parseArticle(source)).toMatchObject({
    fields: { title, date: '2026-11-28', draft: true },
    diagnostics: [],
  });
});

test('creates no article if redirects.yaml is invalid', async () => {
  const root = await makeContentFolder({ '1.md': makeArticleText() });
  await writeFile(path.join(root, 'content/redirects.yaml'), '- from: "/blog/31\n');
  await expect(createArticle(root, 'New')).rejects.toThrow(
    /redirects.yaml:1:9 this quotation mark/,
  );
  expect(await readdir(path.join(root, 'content/blog'))).toEqual(['1.md']);
});

test.each([
  ['x'.repeat(81), 'The title has 81 characters; write at most 80.'],
  [' ', 'The title is missing or empty; write a title.'],
])('refuses the title %j', async (title, message) => {
  await expect(createArticle(await makeContentFolder(), title)).rejects.toThrow(message);
});
