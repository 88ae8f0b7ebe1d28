import type { PageSummary } from '../page';
import { checkLinks, checkPublishedUrls } from './check-links';

/** A page of the site with these URLs on it. */
function makePage(file: string, urls: string[] = [], ids: string[] = []): PageSummary {
  return {
    file,
    isIndexable: true,
    titles: [],
    descriptions: [],
    canonicals: [],
    headings: [],
    ids,
    references: urls.map((url) => ({ url, field: 'main > a' })),
  };
}

/** Checks URLs on `blog/7.html` of a small site. */
function check(...urls: string[]) {
  const pages = [
    makePage('index.html'),
    makePage('about.html', [], ['team', 'ẹgbẹ́']),
    makePage('blog.html'),
    makePage('blog/7.html', urls, ['share']),
  ];
  const others = ['images/logo.svg', 'images/ọjà 1.jpg', 'robots.txt'];
  const files = new Set([...pages.map(({ file }) => file), ...others]);
  return checkLinks({ pages, files, siteUrl: 'https://site.example' });
}

test.each([
  '/',
  '/about',
  '/about?from=blog',
  '7',
  '',
  '#share',
  '#',
  '#top',
  '/about#team',
  '#share:~:text=naira',
  '#:~:text=naira',
  '/about#%E1%BA%B9gb%E1%BA%B9%CC%81',
  '/images/logo.svg',
  '/images/%E1%BB%8Dj%C3%A0%201.jpg',
  'https://site.example/about#team',
  'mailto:hello@site.example',
  'https://wa.me/2348000000001?text=100%',
  'https://elsewhere.example/gone#anything',
  '//elsewhere.example/gone',
])('%j leads somewhere', (address) => {
  expect(check(address)).toEqual([]);
});

test.each([
  ['/abuot', 'there is no /abuot on this site. Did you mean "/about"?'],
  ['/something-else-altogether', 'there is no /something-else-altogether on this site.'],
  ['about', 'there is no /blog/about on this site.'],
  ['/about/', 'there is no /about/ on this site. Did you mean "/about"?'],
  ['/about.html', 'there is no /about.html on this site.'],
  ['/About', 'there is no /About on this site. Did you mean "/about"?'],
  ['https://site.example/gone', 'there is no /gone on this site.'],
  ['/%C3%A0', 'there is no /à on this site.'],
])('%s leads nowhere', (address, message) => {
  const found = check(address);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ file: 'out/blog/7.html', field: 'main > a' });
  expect(found[0]?.message).toContain(`"${address}" leads nowhere: ${message}`);
});

test.each([
  ['#gone', '"#gone" leads nowhere: nothing on /blog/7 has the id "gone"'],
  ['#gone:~:text=a', '"#gone:~:text=a" leads nowhere: nothing on /blog/7 has the id "gone"'],
  ['#Share', '"#Share" leads nowhere: nothing on /blog/7 has the id "Share"'],
  ['/about#share', '"/about#share" leads nowhere: nothing on /about has the id "share"'],
  [
    'https://site.example/#team',
    '"https://site.example/#team" leads nowhere: nothing on / has the id "team"',
  ],
  ['http://', '"http://" is no address'],
  ['/100%', '"/100%" is no address: a "%" in it has to be written "%25"'],
  ['/about#100%', '"/about#100%" is no address: a "%" in it has to be written "%25"'],
  ['javascript:go()', 'a link that is a script never runs here; use a behaviour'],
])('%s is an error', (url, message) => {
  expect(check(url).map((diagnostic) => diagnostic.message)).toEqual([message]);
});

const PAGES = ['index.html', 'about.html', 'blog.html', 'blog/7.html'].map((file) =>
  makePage(file, ['/gone'], ['team']),
);

/** Checks published URLs and redirects, both on line 1 and on, of a small site. */
function checkRegistry(urls: string[], redirects: [from: string, to: string][] = []) {
  const files = new Set([...PAGES.map(({ file }) => file), 'paper.pdf']);
  return checkPublishedUrls(
    { pages: PAGES, files, siteUrl: 'https://site.example' },
    {
      publishedUrls: urls.map((address, index) => ({ address, line: index + 1 })),
      redirects: redirects.map(([from, to], index) => ({ from, to, line: index + 1 })),
    },
  ).map(({ file, line, message }) => [file, line, message]);
}

test('each published URL that is neither a page nor a redirect is an error at its line', () => {
  const lost = ['/blog/5', '/blog/7/', '/About'];
  const working = ['/', '/about', '/blog/7', '/blog/6'];
  expect(checkRegistry([...working, ...lost], [['/blog/6', '/blog/7']])).toEqual(
    lost.map((url, index) => [
      'content/addresses.txt',
      index + 5,
      `${url} has been published and is no page any more. Put it back, or say in content/redirects.yaml where its readers go, such as {from: ${url}, to: /blog}. If it was never online, delete this line`,
    ]),
  );
});

test('a redirect leads to a page, a file or another site; any other is an error at its line', () => {
  const targets = ['/about#team', '/paper.pdf', 'https://other.example/x', '/about#firm'];
  expect(
    checkRegistry(
      [],
      targets.map((to, index) => [`/old/${index}`, to]),
    ),
  ).toEqual([
    [
      'content/redirects.yaml',
      4,
      '"/about#firm" leads nowhere: nothing on /about has the id "firm"',
    ],
  ]);
});
