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

/** A small site; `urls` are on blog/7.html. */
function makeSite(urls: string[] = []) {
  const pages = [
    makePage('index.html'),
    makePage('about.html', [], ['team', 'ẹgbẹ́']),
    makePage('blog.html'),
    makePage('blog/7.html', urls, ['share']),
  ];
  const others = ['images/logo.svg', 'images/ọjà 1.jpg', 'robots.txt'];
  const files = new Set([...pages.map(({ file }) => file), ...others]);
  return { pages, files, siteUrl: 'https://site.example' };
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
])('the link %j leads somewhere', (url) => {
  expect(checkLinks(makeSite([url]))).toEqual([]);
});

test.each([
  ['/abuot', 'there is no /abuot on this site. Did you mean "/about"?'],
  ['/something-else', 'there is no /something-else on this site.'],
  ['about', 'there is no /blog/about on this site.'],
  ['/about/', 'there is no /about/ on this site. Did you mean "/about"?'],
  ['/about.html', 'there is no /about.html on this site.'],
  ['/About', 'there is no /About on this site. Did you mean "/about"?'],
  ['https://site.example/gone', 'there is no /gone on this site.'],
  ['/%C3%A0la', 'there is no /àla on this site.'],
  ['#gone:~:text=a', 'nothing on /blog/7 has the id "gone"'],
  ['#Share', 'nothing on /blog/7 has the id "Share"'],
  ['/about#share', 'nothing on /about has the id "share"'],
])('the link %s leads nowhere', (url, reason) => {
  expect(checkLinks(makeSite([url]))).toEqual([
    expect.objectContaining({
      file: 'out/blog/7.html',
      field: 'main > a',
      message: `"${url}" leads nowhere: ${reason}`,
    }),
  ]);
});

test.each([
  ['http://', '"http://" is no address'],
  ['/100%', '"/100%" is no address: a "%" in it has to be written "%25"'],
  ['/about#100%', '"/about#100%" is no address: a "%" in it has to be written "%25"'],
  ['javascript:go()', 'a link that is a script never runs here; use a behaviour'],
])('the link %s is an error', (url, message) => {
  expect(checkLinks(makeSite([url]))).toEqual([expect.objectContaining({ message })]);
});

test('a published URL that is neither a page nor a redirect is an error at its line', () => {
  const urls = ['/about', '/blog/6', '/blog/5'];
  const publishedUrls = urls.map((address, index) => ({ address, line: index + 1 }));
  const redirects = [{ from: '/blog/6', to: '/blog/7', line: 1 }];
  expect(checkPublishedUrls(makeSite(), { publishedUrls, redirects })).toEqual([
    expect.objectContaining({
      file: 'content/addresses.txt',
      line: 3,
      message:
        '/blog/5 has been published and is no page any more. Put it back, or say in content/redirects.yaml where its readers go, such as {from: /blog/5, to: /blog}. If it was never online, delete this line',
    }),
  ]);
});

test('a redirect that leads nowhere is an error at its line', () => {
  const targets = ['/about#team', '/robots.txt', 'https://other.example/x', '/about#firm'];
  const redirects = targets.map((to, index) => ({ from: `/old/${index}`, to, line: index + 1 }));
  expect(checkPublishedUrls(makeSite(), { publishedUrls: [], redirects })).toEqual([
    expect.objectContaining({
      file: 'content/redirects.yaml',
      line: 4,
      message: '"/about#firm" leads nowhere: nothing on /about has the id "firm"',
    }),
  ]);
});
