import { toHtml } from 'hast-util-to-html';
import { parseArticle } from '@/lib/content/article';
import { buildBodyTree } from '@/lib/content/markdown/render-body';
import { makeImages, makeSource } from '@/lib/content/test-content';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { checkText } from './check-text';
import { isExampleLine, writeExample } from './example-article';

const text = writeExample({ title: 'Black tax', date: '2025-05-03' });
const { article, diagnostics } = parseArticle(makeSource(text), makeImages('post.svg'));

test('its fields are right', () => {
  expect(diagnostics).toEqual([]);
  expect(article).toMatchObject({ title: 'Black tax', date: '2025-05-03', draft: true });
  expect(text).toMatch(/^---\ntitle: Black tax\ndate: May 3, 2025\ndescription: /);
});

test.each([
  ['heading', /<h2>/],
  ['small heading', /<h3>1\. /],
  ['paragraph', /<p>/],
  ['emphasis', /<em>/],
  ['strong words', /<strong>/],
  ['link', /<a href="\/services">/],
  ['bullets in one list', /<ul>\s*<li>.*<\/li>\s*<li>/],
  ['quote', /<blockquote>/],
  ['table with a caption', /<table aria-label="[^"]+"><caption>/],
  ['column of figures', /<th align="right">/],
  ['total', /<tr data-total/],
  ['picture with a caption', /<figure><img src="post" alt="[^"]+"><figcaption>/],
  ['sources with a link', /<section data-sources.*<a href="https:/s],
])('its text shows a %s', (_what, element) => {
  expect(toHtml(buildBodyTree(article?.body ?? ''))).toMatch(element);
});

test('every line of its text is the example’s, but for signs and the heading of the sources', () => {
  const lines = (article?.body ?? '').split('\n').filter((line) => line.trim() !== '');
  const others = lines.filter((line) => !isExampleLine(line));
  expect(others).toEqual(['| --- | --: |', '**Sources**']);
});

test.each(['', '**Sources**', '| --- | --: |', '- A line of the editor’s own.'])(
  '%j is nobody’s example',
  (line) => {
    expect(isExampleLine(line)).toBe(false);
  },
);

const example = writeExample({ title: 'Black tax', date: '2025-05-03' });

/** What is said of the example that is left in a text. */
function findIn(text: string) {
  const parsed = parseArticle(makeSource(text), makeImages('post.svg'));
  expect(parsed.diagnostics).toEqual([]);
  const targets = { articles: new Map(), siteUrl: undefined, today: '2026-01-01' };
  const diagnostics = checkText(parsed, targets)?.diagnostics ?? [];
  return diagnostics.map(formatDiagnostic).filter((diagnostic) => diagnostic.includes('example’s'));
}

const published = example.replace('draft: true', 'draft: false');
const head = published
  .slice(0, published.lastIndexOf('---\n\n'))
  .replaceAll(/Replace this with/g, 'Fifty characters and more that say');

test('a draft may still be the example', () => {
  expect(findIn(example)).toEqual([]);
});

test('an article that is an example still is told what to write over', () => {
  expect(findIn(published)).toEqual([
    'content/blog/7.md:4:14 description: is still the example’s; say what the reader gets',
    'content/blog/7.md:6:11 imageAlt: is still the example’s; say what the picture shows',
    expect.stringMatching(
      /^content\/blog\/7\.md:10:1 body: the lines 10, 12, 14, .* and \d+ are still the example’s; write your own in their place, or delete them$/,
    ),
  ]);
});

test('a line that was overlooked is named', () => {
  const bullet = '- A line with a dash is a bullet.';
  expect(findIn(`${head}---\n\nMine.\n\n  ${bullet} \n\n**Sources**\n\n- Mine.\n`)).toEqual([
    'content/blog/7.md:12:1 body: this line is still the example’s; write your own in its place, or delete it',
  ]);
});

test('a table that a program has drawn anew is still the example’s', () => {
  expect(findIn(`${head}---\n\n| A row |   1,000 |\n`)).toHaveLength(1);
});

test('an article of the editor’s own has nothing of it', () => {
  expect(findIn(`${head}---\n\nMine.\n\n**Sources**\n\n- Mine.\n`)).toEqual([]);
});
