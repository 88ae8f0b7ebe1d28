/** @jest-environment jsdom */
/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import type { Article } from '@/lib/content/article';
import { publishedPosts } from '@/lib/content/queries';
import { makeImages, makePost, makeSite } from '@/lib/content/test-content';
import { atomFeed, MOST_ENTRIES } from './feed';
import { findAtomFaults } from './test-atom';

const site = makeSite({ name: 'Baobab & Sons', url: 'https://www.baobab.example' });
const pages = {
  blog: { description: 'Money questions, answered.' },
  post: { disclaimer: { title: 'Before you act', text: 'Ask someone.' } },
};
const images = makeImages('tax.svg');

const write = (...articles: Article[]) => atomFeed({ site, pages, articles, images });

/** Of the published ids from 1 up, the older the lower. */
function makePosts(count: number): Article[] {
  const day = (id: number) => new Date(Date.UTC(2020, 0, id)).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, index) =>
    makePost({ id: index + 1, date: day(index + 1) }),
  );
}

/** A reader that takes nothing but well-formed XML. */
function parse(feed: string): Document {
  return new DOMParser().parseFromString(feed, 'application/xml');
}

const textOf = (root: ParentNode, selector: string) => root.querySelector(selector)?.textContent;
const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

test.each([
  [0, 0],
  [1, 1],
  [520, MOST_ENTRIES],
])('with %i articles it is valid Atom and has %i entries', async (count, entries) => {
  const feed = write(...makePosts(count));
  expect(await findAtomFaults(feed)).toEqual([]);
  const newest = Array.from({ length: entries }, (_, index) => count - index);
  expect(textsOf(parse(feed), 'entry > id')).toEqual(
    newest.map((id) => `https://www.baobab.example/blog/${id}`),
  );
});

// RFC 4287, 4.1.1 and 4.1.2, and what good feeds have besides.
test.each([
  ['feed > id', 'https://www.baobab.example/'],
  ['feed > title', 'Baobab & Sons'],
  ['feed > subtitle', 'Money questions, answered.'],
  ['feed > updated', '2025-12-24T00:00:00+01:00'],
  ['feed > author > name', 'Baobab & Sons'],
  ['feed > icon', 'https://www.baobab.example/icons/192.png'],
  ['feed > logo', 'https://www.baobab.example/icons/512.png'],
  ['feed > rights', undefined],
  ['entry > id', 'https://www.baobab.example/blog/7'],
  ['entry > title', 'Post 7'],
  ['entry > published', '2025-06-21T00:00:00+01:00'],
  ['entry > updated', '2025-12-24T00:00:00+01:00'],
  ['entry > summary', 'What post 7 is about.'],
])('%s is %s', (selector, text) => {
  const feed = parse(
    write(makePost({ updated: '2025-12-24' }), makePost({ id: 1, date: '2025-05-03' })),
  );
  expect(textOf(feed, selector)).toBe(text);
});

test('it leads to itself, to the blog, and each entry to its article, summary included', () => {
  const feed = parse(write(makePost()));
  const href = (selector: string) => feed.querySelector(selector)?.getAttribute('href');
  expect(href('feed > link[rel="self"]')).toBe('https://www.baobab.example/feed.xml');
  expect(href('feed > link[rel="alternate"]')).toBe('https://www.baobab.example/blog');
  expect(href('entry > link[rel="alternate"]')).toBe('https://www.baobab.example/blog/7');
  expect(href('entry > summary a')).toBe('https://www.baobab.example/blog/7');
});

test('the whole text is there as HTML, from the cover to the disclaimer', () => {
  const feed = parse(write(makePost({ body: '**Costs**\nSee [this](/blog/5).' })));
  expect(feed.querySelector('entry > content')?.getAttribute('type')).toBe('html');
  expect(textOf(feed, 'entry > content')).toBe(
    [
      '<p><img src="https://www.baobab.example/images/tax-social.jpg" alt=""></p>',
      '<h2>Costs</h2>',
      '<p>See <a href="https://www.baobab.example/blog/5">this</a>.</p>',
      '<h2>Before you act</h2>',
      '<p>Ask someone.</p>',
    ].join('\n'),
  );
});

test.each([
  ['marks', `Q&A <b> "x" ]]> 'y'`],
  ['what looks escaped', '&amp; &lt;b&gt;'],
  ['other letters', 'Ọ̀rọ̀ ajé ₦500 🏦 👩🏾‍💼'],
])('a text with %s survives in title, summary and body', async (_what, text) => {
  const feed = write(makePost({ title: text, description: text, body: `\`${text}\`` }));
  expect(await findAtomFaults(feed)).toEqual([]);
  const entry = parse(feed);
  expect(textOf(entry, 'entry > title')).toBe(text);
  expect(textOf(entry, 'entry > summary')).toBe(text);
  const html = new DOMParser().parseFromString(textOf(entry, 'entry > content') ?? '', 'text/html');
  expect(textOf(html, 'code')).toBe(text);
});

test('control characters are left out, and the words around them are not', async () => {
  const text = 'A\u0000 pla\u0008in\u001F \uD83Ctext\uFFFF';
  const feed = write(makePost({ title: text, description: text, body: text }));
  expect(await findAtomFaults(feed)).toEqual([]);
  expect(textOf(parse(feed), 'entry > title')).toBe('A plain text');
});

test('of drafts and articles to come, nothing is told', () => {
  const posts = [makePost({ title: 'Draft', draft: true }), makePost({ date: '2099-01-01' })];
  expect(write(...publishedPosts(posts))).toBe(write());
});

test('the same articles make the same bytes, whatever the day', () => {
  const now = jest.useFakeTimers({ now: new Date('2026-01-01') });
  const before = [write(), write(makePost())];
  now.setSystemTime(new Date('2027-12-31'));
  expect([write(), write(makePost())]).toEqual(before);
  now.useRealTimers();
});

const valid = write(makePost());
test.each([
  ['without an id', valid.replace(/<id>.*<\/id>\n/, '')],
  ['without an author', valid.replace(/<author>.*<\/author>/, '')],
  ['with a day for a moment', valid.replace(/T00:00:00\+01:00/, '')],
  [
    'with a path for an address',
    valid.replace('href="https://www.baobab.example/blog"', 'href="/blog"'),
  ],
  ['that says something twice', valid.replace('</feed>', '<title>Two</title></feed>')],
  ['that is not well-formed', valid.replace('Baobab &amp; Sons', 'Baobab & Sons')],
])('the validator refuses a feed %s', async (_what, feed) => {
  expect(feed).not.toBe(valid);
  expect(await findAtomFaults(feed)).not.toEqual([]);
});
