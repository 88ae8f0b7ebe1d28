import { toHtml } from 'hast-util-to-html';
import { parseArticle } from '@/lib/content/article';
import { makeImages, makeSource } from '@/lib/content/test-content';
import { buildBodyTree } from '@/lib/content/markdown/body-tree';
import { isExampleLine, writeExample } from './example-article';

const text = writeExample({ title: 'Black tax', date: '2025-05-03' });
const { article, problems } = parseArticle(makeSource(text), makeImages('post.svg'));

test('its fields are right', () => {
  expect(problems).toEqual([]);
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
