import { resolveSitemap } from 'next/dist/build/webpack/loaders/metadata/resolve-route-data';
import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { publishedPosts } from '@/lib/content/queries';
import { makePost, makeSite } from '@/lib/content/test-content';
import { changedOn, newestChange, sitemapEntries } from './sitemap';

const schema = readFileSync('lib/seo/sitemap.xsd', 'utf8');
const site = makeSite({ url: 'https://www.baobab.example' });
const screens = ['', '/about', '/services', '/blog', '/contact'].map((path) => site.url + path);

function makePosts(count: number) {
  return Array.from({ length: count }, (_, index) => makePost({ id: index + 1 }));
}

const validate = (xml: string) => validateXML({ xml, schema });

test.each([0, 1, 520])(
  'with %i articles it keeps to the schema and lists every page once',
  async (count) => {
    const entries = sitemapEntries(site, makePosts(count));
    expect(await validate(resolveSitemap(entries))).toMatchObject({ errors: [], valid: true });
    expect(entries.map(({ url }) => url)).toEqual([
      ...screens,
      ...makePosts(count).map(({ id }) => `https://www.baobab.example/blog/${id}`),
    ]);
  },
);

test('a page has the day of its last change, and none where that is not known', () => {
  const posts = [
    makePost({ id: 1, date: '2025-05-03', updated: '2026-01-05' }),
    makePost({ id: 2, date: '2025-11-01' }),
  ];
  const days = sitemapEntries(site, posts).map(({ url, lastModified }) => [
    new URL(url).pathname,
    lastModified,
  ]);
  expect(days).toEqual([
    ['/', '2026-01-05T00:00:00+01:00'],
    ['/about', undefined],
    ['/services', undefined],
    ['/blog', '2026-01-05T00:00:00+01:00'],
    ['/contact', undefined],
    ['/blog/1', '2026-01-05T00:00:00+01:00'],
    ['/blog/2', '2025-11-01T00:00:00+01:00'],
  ]);
});

test('without articles, no page has a day', () => {
  expect(sitemapEntries(site, []).filter((entry) => 'lastModified' in entry)).toEqual([]);
});

test('of articles that are drafts or yet to come, nothing is listed and no day is told', () => {
  const posts = [
    makePost({ id: 1, date: '2025-05-03' }),
    makePost({ id: 2, date: '2025-05-04', draft: true }),
    makePost({ id: 3, date: '2099-01-01' }),
  ];
  const text = resolveSitemap(sitemapEntries(site, publishedPosts(posts)));
  expect(text).toContain('/blog/1<');
  expect(text).not.toMatch(/blog\/[23]<|2025-05-04|2099/);
});

test.each([
  [
    'a page twice',
    '<url><loc>https://a.example/b</loc></url><url><loc>https://a.example/b</loc></url>',
  ],
  ['a path', '<url><loc>/about/whoever</loc></url>'],
  ['a day that is none', '<url><loc>https://a.example/b</loc><lastmod>2025-02-30</lastmod></url>'],
  [
    'the day before the page',
    '<url><lastmod>2025-02-03</lastmod><loc>https://a.example/b</loc></url>',
  ],
  ['nothing', ''],
])('the schema refuses %s', async (_what, urls) => {
  const { valid } = await validate(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
  );
  expect(valid).toBe(false);
});

test('an article changed on the day of its correction, else on that of its publication', () => {
  expect(changedOn(makePost({ date: '2025-05-03' }))).toBe('2025-05-03');
  expect(changedOn(makePost({ date: '2025-05-03', updated: '2025-06-01' }))).toBe('2025-06-01');
});

test('the newest change is that of any article, in whatever order they come', () => {
  const corrected = makePost({ date: '2025-05-03', updated: '2025-12-24' });
  expect(newestChange([corrected, makePost({ date: '2025-11-01' })])).toBe('2025-12-24');
  expect(newestChange([makePost({ date: '2025-11-01' }), corrected])).toBe('2025-12-24');
});

test('without articles, nothing has changed', () => {
  expect(newestChange([])).toBeUndefined();
});
