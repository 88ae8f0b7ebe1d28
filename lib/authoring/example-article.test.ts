import { toHtml } from 'hast-util-to-html';
import { parseArticle } from '@/lib/content/article';
import { buildBodyTree } from '@/lib/content/markdown/render-body';
import { makeImages, makeSource } from '@/lib/content/test-content';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { findExampleText, writeExample } from './example-article';

const text = writeExample({ title: 'Black tax', date: '2025-05-03' });
const parse = (content: string) => parseArticle(makeSource(content), makeImages('post.svg'));
const { article, diagnostics } = parse(text);

test('its fields are right', () => {
  expect(diagnostics).toEqual([]);
  expect(article).toMatchObject({ title: 'Black tax', date: '2025-05-03', draft: true });
  expect(text).toMatch(/^---\ntitle: Black tax\ndate: May 3, 2025\ndescription: /);
});

test.each([
  ['heading', /<h2 /],
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

/** What is said of the example that is left in a file. */
function findIn(content: string): string[] {
  const parsed = parse(content);
  if (!parsed.article || !parsed.parts) throw new Error('The file has an error.');
  return findExampleText(parsed.article, parsed.parts).map(formatDiagnostic);
}

const frontMatter = text
  .slice(0, text.lastIndexOf('---\n\n'))
  .replaceAll('Replace this with', 'Fifty characters and more that say');

test('all of it is named, except marks and the heading of the sources', () => {
  const lines = text.split('\n').flatMap((line, index) => {
    return index > 7 && /\p{L}/u.test(line) && line !== '**Sources**' ? [String(index + 1)] : [];
  });
  expect(findIn(text)).toEqual([
    expect.stringContaining(':4:14 description: this is still the text of the example'),
    expect.stringContaining(':6:11 imageAlt: this is still the text of the example'),
    expect.stringContaining(`:10:1 body: the lines ${new Intl.ListFormat('en').format(lines)} are`),
  ]);
});

test.each([
  ['a line that was overlooked', '  - A line with a dash is a bullet. '],
  ['a row that a program has aligned', '| A row |   1,000 |'],
])('%s is named', (_what, line) => {
  expect(findIn(`${frontMatter}---\n\nMine.\n\n${line}\n\n**Sources**\n\n- Mine.\n`)).toEqual([
    expect.stringContaining('content/blog/7.md:12:1 body: this line is still'),
  ]);
});

test('an article of the editor’s own has nothing of it', () => {
  expect(findIn(`${frontMatter}---\n\nMine.\n\n| --- |\n\n**Sources**\n\n- Mine.\n`)).toEqual([]);
});
