import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArticle } from '@/lib/content/article';
import { readSource } from '@/lib/content/files/read-files';
import { makeArticleText } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';
import { createArticle, tidyTitle, writeExample } from './create-article';

test.each([
  ['a Saturday', '2026-11-28', [], '2026-11-28'],
  ['a Sunday', '2026-11-22', [], '2026-11-28'],
  ['a Sunday before a gap', '2026-11-22', ['2026-11-28', '2026-12-12'], '2026-12-05'],
])('on %s, takes the next free Saturday', async (_what, today, dates, expected) => {
  const articles = dates.map((date, index) => {
    return [`${index + 1}.md`, makeArticleText({ title: `Of ${date}`, date })];
  });
  const root = await copyContent(Object.fromEntries(articles));
  const id = dates.length + 1;
  const created = { id, file: `content/blog/${id}.md`, title: 'New', date: expected };
  expect(await createArticle(root, 'New', today)).toEqual(created);
});

test('the Saturday of a draft and the number of a broken article are taken', async () => {
  const draft = makeArticleText({ title: 'One', date: '2026-11-28', draft: 'true' });
  const root = await copyContent({ '1.md': draft, '5.md': 'No fields.\n' });
  const created = await createArticle(root, 'New', '2026-11-22');
  expect(created).toMatchObject({ id: 6, date: '2026-12-05' });
});

test('a title with a meaning in YAML is read back as it was typed', async () => {
  const root = await copyContent();
  const given = `--- "5%": 'a' # {b}, [c]? 💡 \\ ~`;
  const { file } = await createArticle(root, given);
  const { value: source } = await readSource(root, file);
  expect(source && parseArticle(source).fields?.title).toBe(given);
});

test('the example has front matter without a mistake', () => {
  const text = writeExample({ title: 'Black tax', date: '2025-05-03' });
  expect(parseArticle({ file: 'content/blog/7.md', text })).toMatchObject({
    fields: { title: 'Black tax', date: '2025-05-03', draft: true },
    diagnostics: [],
  });
  expect(text).toMatch(/^---\ntitle: Black tax\ndate: May 3, 2025\ndescription: /);
});

test('no article is created while the numbers in redirects.yaml cannot be read', async () => {
  const root = await copyContent({ '1.md': makeArticleText() });
  await writeFile(path.join(root, 'content/redirects.yaml'), '- from: "/blog/31\n');
  await expect(createArticle(root, 'New')).rejects.toThrow(/redirects.yaml:1:9 this quote/);
  expect(await readdir(path.join(root, 'content/blog'))).toEqual(['1.md']);
});

test.each([
  ['a no-break space, which is meant', '₦3\u00a0million', '₦3\u00a0million'],
  ['a tab and a line break', 'Black\ttax\nnow', 'Black tax now'],
  ['invisible characters', 'Black \u202etax\u200b\u0007 \ud83d', 'Black tax'],
])('tidies a title with %s', (_what, given, tidy) => {
  expect(tidyTitle(given)).toBe(tidy);
});

test('a title has 1 to 80 characters', () => {
  expect(tidyTitle('x'.repeat(80))).toBe('x'.repeat(80));
  expect(() => tidyTitle('x'.repeat(81))).toThrow('The title has 81 characters; the limit is 80.');
  expect(() => tidyTitle(' ')).toThrow('The title is missing; write a title.');
});
