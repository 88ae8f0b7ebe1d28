import fc from 'fast-check';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArticle } from '@/lib/content/article';
import { readSource } from '@/lib/content/files/source';
import { makeArticleText, makeImages } from '@/lib/content/test-content';
import { copyContent, makeFolder } from '@/lib/content/test-folder';
import { checkContent } from './check-content';
import { createPost, explainTitle, tidyTitle } from './create-post';

/** A folder of content with articles and nothing published. */
async function makeBlog(articles: Record<string, string> = {}): Promise<string> {
  const root = await copyContent(articles);
  await writeFile(path.join(root, 'content/addresses.txt'), '');
  return root;
}

const dated = (date: string) => makeArticleText({ title: `Of ${date}`, date });

test.each([
  ['a Sunday', '2026-11-22', [], '2026-11-28'],
  ['a Saturday', '2026-11-28', [], '2026-11-28'],
  ['a Saturday with an article', '2026-11-28', ['2026-11-28'], '2026-12-05'],
  [
    'Saturdays with articles, one of them free',
    '2026-11-22',
    ['2026-11-28', '2026-12-12'],
    '2026-12-05',
  ],
  [
    'articles of another year and on another day',
    '2026-11-22',
    ['2025-11-29', '2026-11-27'],
    '2026-11-28',
  ],
])('%s: the next Saturday without an article', async (_what, today, dates, expected) => {
  const articles = dates.map((date, index) => [`${index + 1}.md`, dated(date)]);
  const root = await makeBlog(Object.fromEntries(articles));
  expect(await createPost(root, 'New', today)).toEqual({
    id: dates.length + 1,
    file: `content/blog/${dates.length + 1}.md`,
    title: 'New',
    date: expected,
  });
});

test('a draft keeps its Saturday, and a broken article its number', async () => {
  const root = await makeBlog({
    '1.md': makeArticleText({ title: 'One', date: '2026-11-28', draft: 'true' }),
    '5.md': 'No fields.\n',
  });
  expect(await createPost(root, 'New', '2026-11-22')).toMatchObject({ id: 6, date: '2026-12-05' });
});

test('the number of an article that has been withdrawn is not given again', async () => {
  const root = await makeBlog({ '1.md': makeArticleText() });
  await writeFile(path.join(root, 'content/addresses.txt'), '/blog/7\n');
  expect((await createPost(root, 'New')).id).toBe(8);
});

test('in a blog with articles: one more draft, and nothing to be said of it', async () => {
  const root = await copyContent({ '7.md': makeArticleText() });
  const before = await checkContent(root);
  const { id } = await createPost(root, 'Nothing like it: “so far” #1');
  const after = await checkContent(root);
  expect(after).toMatchObject({ diagnostics: before.diagnostics, warnings: before.warnings });
  expect(after.figures.slice(0, -1)).toEqual(before.figures);
  expect(after.figures.at(-1)).toMatchObject({ id, title: 'Nothing like it: “so far” #1' });
});

test('a blog without a folder gets one', async () => {
  const root = await makeBlog();
  expect(await createPost(root, 'First')).toMatchObject({ id: 1 });
  expect(await readdir(path.join(root, 'content/blog'))).toEqual(['1.md']);
});

test('many at once get a number each', async () => {
  const root = await makeBlog();
  const titles = Array.from({ length: 8 }, (_, index) => `Article ${index}`);
  const posts = await Promise.all(titles.map((title) => createPost(root, title)));
  expect(posts.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const { file, title } of posts) {
    expect(await readFile(path.join(root, file), 'utf8')).toContain(`title: ${title}\n`);
  }
});

test('every title that is taken comes back as it was', async () => {
  const root = await makeFolder();
  await mkdir(path.join(root, 'content'));
  const signs = fc.constantFrom(
    ...': # - " \' & * ! | > % @ ` { [ ] , ? \\ ~ --- true 12 ₦ 💡 é'.split(' '),
  );
  const titles = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 90 }),
    fc.array(signs, { minLength: 1, maxLength: 20 }).map((parts) => parts.join(' ')),
  );
  await fc.assert(
    fc.asyncProperty(titles, async (given) => {
      const title = tidyTitle(given);
      fc.pre(explainTitle(title) === undefined);
      const { file } = await createPost(root, given);
      const { value: source } = await readSource(root, file);
      await rm(path.join(root, file));
      const parsed = source && parseArticle(source, makeImages('post.svg'));
      expect(parsed?.diagnostics).toEqual([]);
      expect(parsed?.article?.title).toBe(title);
    }),
  );
});

test.each([
  ['an empty title', '  ', 'The title is empty.'],
  ['a title of another article', 'DIASPORA  Wealth', 'content/blog/1.md has this title already.'],
  ['a title of two lines', 'One\ntwo', 'The title has a tab, a line break'],
  ['a long title', 'long '.repeat(20), 'The title has 99 characters; expected 80 at most.'],
])('%s is refused, and nothing is written', async (_what, title, message) => {
  const root = await makeBlog({ '1.md': makeArticleText() });
  await expect(createPost(root, title)).rejects.toThrow(message);
  expect(await readdir(path.join(root, 'content/blog'))).toEqual(['1.md']);
});

test('a blog whose numbers are at their end is told so', async () => {
  const root = await makeBlog({ '999999999.md': makeArticleText() });
  await expect(createPost(root, 'New')).rejects.toThrow('There is no number after 999999999.');
});

test('a folder without content is refused, and stays as it was', async () => {
  const root = await makeFolder();
  await expect(createPost(root, 'New')).rejects.toThrow(
    'content/blog/1.md cannot be written (ENOENT). Is there a folder content, may you write there, and is the disk not full?',
  );
  expect(await readdir(root)).toEqual([]);
});

test('a folder that is a file is refused', async () => {
  const root = await makeBlog();
  await writeFile(path.join(root, 'content/blog'), '');
  await expect(createPost(root, 'New')).rejects.toThrow('cannot be written (ENOTDIR)');
});

test.each([
  ['spaces around it', '  Black tax ', 'Black tax'],
  ['spaces between its words', 'Black   tax', 'Black tax'],
  ['a no-break space, which is meant', '₦3\u00a0million', '₦3\u00a0million'],
  ['an accent of its own, as macOS types it', 'Cafe\u0301', 'Café'],
])('a title with %s is tidied', (_what, given, tidy) => {
  expect(tidyTitle(given)).toBe(tidy);
});

test.each([
  'Black tax',
  'Lagos or London: two flats in one currency',
  '- 5% # "quoted"',
  'A family: 👩‍👧‍👦 and ₦500,000',
  'a'.repeat(80),
  '💡'.repeat(80),
])('%j is a title', (title) => {
  expect(explainTitle(title)).toBeUndefined();
});

test.each([
  ['a tab', 'Black\ttax'],
  ['a line break', 'Black\ntax'],
  ['a line break of Unicode', 'Black\u2028tax'],
  ['a sign of a machine', 'Black\u0007tax'],
  ['half a sign', 'Black \ud83d tax'],
  ['a space without width', '\u200b'],
  ['a turn to the left', 'Black \u202etax'],
])('a title with %s is refused', (_what, title) => {
  expect(explainTitle(title)).toBe(
    'The title has a tab, a line break or another sign that cannot be seen. Type it anew, on one line.',
  );
});

test('no title is refused', () => {
  expect(explainTitle('')).toBe('The title is empty. Give one of a few words, in quotes.');
});

test('a long title is refused with its length, as an editor counts it', () => {
  expect(explainTitle('💡'.repeat(81))).toBe('The title has 81 characters; expected 80 at most.');
});
