import fc from 'fast-check';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArticle } from '@/lib/content/article';
import { readSource } from '@/lib/content/files/source';
import { makeArticleText, makeImages } from '@/lib/content/test-content';
import { copyContent, makeFolder } from '@/lib/content/test-folder';
import { createArticle, explainTitle, tidyTitle } from './create-article';

/** A folder of content with articles and nothing published. */
async function makeBlog(articles: Record<string, string> = {}): Promise<string> {
  const root = await copyContent(articles);
  await writeFile(path.join(root, 'content/addresses.txt'), '');
  return root;
}

test.each([
  ['a Sunday', '2026-11-22', [], '2026-11-28'],
  ['a Saturday', '2026-11-28', [], '2026-11-28'],
  ['a Saturday with an article', '2026-11-28', ['2026-11-28'], '2026-12-05'],
  ['a gap', '2026-11-22', ['2026-11-28', '2026-12-12'], '2026-12-05'],
  ['other days', '2026-11-22', ['2025-11-29', '2026-11-27'], '2026-11-28'],
])('%s: the next Saturday without an article', async (_what, today, dates, expected) => {
  const articles = dates.map((date, index) => {
    return [`${index + 1}.md`, makeArticleText({ title: `Of ${date}`, date })];
  });
  const root = await makeBlog(Object.fromEntries(articles));
  const id = dates.length + 1;
  const created = { id, file: `content/blog/${id}.md`, title: 'New', date: expected };
  expect(await createArticle(root, 'New', today)).toEqual(created);
});

test('a draft keeps its Saturday, and a broken article its number', async () => {
  const draft = makeArticleText({ title: 'One', date: '2026-11-28', draft: 'true' });
  const root = await makeBlog({ '1.md': draft, '5.md': 'No fields.\n' });
  const created = await createArticle(root, 'New', '2026-11-22');
  expect(created).toMatchObject({ id: 6, date: '2026-12-05' });
});

test('every title that is accepted is read back as it was', async () => {
  const root = await makeFolder();
  await mkdir(path.join(root, 'content'));
  for (const name of ['addresses.txt', 'redirects.yaml'])
    await writeFile(path.join(root, 'content', name), '');
  const marks = fc.constantFrom(
    ...': # - " \' & * ! | > % @ ` { [ ] , ? \\ ~ --- true 12 ₦ 💡 é'.split(' '),
  );
  const titles = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 90 }),
    fc.array(marks, { minLength: 1, maxLength: 20 }).map((parts) => parts.join(' ')),
  );
  await fc.assert(
    fc.asyncProperty(titles, async (given) => {
      const title = tidyTitle(given);
      fc.pre(explainTitle(title) === undefined);
      const { file } = await createArticle(root, given);
      const { value: source } = await readSource(root, file);
      await rm(path.join(root, file));
      const parsed = source && parseArticle(source, makeImages('post.svg'));
      expect(parsed?.diagnostics).toEqual([]);
      expect(parsed?.article?.title).toBe(title);
    }),
    { seed: 1 },
  );
});

test.each([
  ['addresses.txt', '/blog/31\n/blog/32.html\n', /addresses.txt:2:1 write an address/],
  ['redirects.yaml', '- from: "/blog/31\n', /redirects.yaml:1:9 this quote/],
])('while %s cannot be read, no number is known to be free', async (name, text, message) => {
  const root = await makeBlog({ '1.md': makeArticleText() });
  await writeFile(path.join(root, 'content', name), text);
  await expect(createArticle(root, 'New')).rejects.toThrow(message);
  expect(await readdir(path.join(root, 'content/blog'))).toEqual(['1.md']);
});

test('what cannot be written is refused', async () => {
  const root = await makeBlog();
  await mkdir(path.join(root, 'content/blog/1.md'), { recursive: true });
  await expect(createArticle(root, 'New')).rejects.toThrow('content/blog/1.md cannot be written (');
});

test.each([
  ['spaces around it', '  Black tax ', 'Black tax'],
  ['spaces between its words', 'Black   tax', 'Black tax'],
  ['a no-break space, which is meant', '₦3\u00a0million', '₦3\u00a0million'],
  ['a combining accent, as macOS types it', 'Cafe\u0301', 'Café'],
  ['a tab and a line break', 'Black\ttax\nnow', 'Black tax now'],
  ['characters that nobody sees', 'Black \u202etax\u200b\u0007 \ud83d', 'Black tax'],
])('a title with %s is tidied', (_what, given, tidy) => {
  expect(tidyTitle(given)).toBe(tidy);
});

test.each([
  ['A family: 👩‍👧‍👦 and ₦500,000', undefined],
  ['💡'.repeat(80), undefined],
  ['💡'.repeat(81), 'The title has 81 characters; the limit is 80.'],
  ['', 'The title is missing; write a title.'],
])('the title %j', (title, refusal) => {
  expect(explainTitle(title)).toBe(refusal);
});
