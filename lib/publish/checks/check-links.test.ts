import { urlPathOf, type PageSummary } from '../page';
import { checkLinks } from './check-links';

/** A page of the site with these addresses on it. */
function makePage(file: string, addresses: string[] = [], ids: string[] = []): PageSummary {
  return {
    file,
    isIndexable: true,
    titles: [],
    descriptions: [],
    canonicals: [`https://site.example${urlPathOf(file)}`],
    headings: [],
    ids,
    references: addresses.map((address) => ({ address, place: 'main > a' })),
  };
}

/** Checks addresses on `blog/7.html` of a small site. */
function check(...addresses: string[]) {
  const pages = [
    makePage('index.html'),
    makePage('about.html', [], ['team', 'ẹgbẹ́']),
    makePage('blog.html'),
    makePage('blog/7.html', addresses, ['share']),
  ];
  const others = ['images/logo.svg', 'images/ọjà 1.jpg', 'robots.txt'];
  return checkLinks(pages, new Set([...pages.map(({ file }) => file), ...others]));
}

test.each([
  '/',
  '/about',
  '/about?from=blog',
  '/blog/7',
  '8/../7',
  '7',
  '',
  '#share',
  '#',
  '#top',
  '/about#team',
  '../about#team',
  '/about#%E1%BA%B9gb%E1%BA%B9%CC%81',
  '/images/logo.svg',
  '/images/%E1%BB%8Dj%C3%A0%201.jpg',
  '/robots.txt',
  'https://site.example/about',
  'https://site.example/about#team',
  'mailto:hello@site.example',
  'tel:+2348000000001',
  'https://wa.me/2348000000001?text=100%',
  'https://elsewhere.example/gone#anything',
  '//elsewhere.example/gone',
  'data:image/png;base64,AA==',
])('%j leads somewhere', (address) => {
  expect(check(address)).toEqual([]);
});

test.each([
  ['/abuot', 'there is no /abuot on this site. Did you mean "/about"?'],
  ['/blgo', 'there is no /blgo on this site. Did you mean "/blog"?'],
  ['/something-else-altogether', 'there is no /something-else-altogether on this site.'],
  ['about', 'there is no /blog/about on this site.'],
  ['/about/', 'there is no /about/ on this site. Did you mean "/about"?'],
  ['/about.html', 'there is no /about.html on this site.'],
  ['/index.html', 'there is no /index.html on this site.'],
  ['/About', 'there is no /About on this site. Did you mean "/about"?'],
  ['/images/logo.png', 'there is no /images/logo.png on this site.'],
  ['https://site.example/gone', 'there is no /gone on this site.'],
  ['/%C3%A0', 'there is no /à on this site.'],
])('%s leads nowhere', (address, message) => {
  const faults = check(address);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ page: 'blog/7.html', place: 'main > a' });
  expect(faults[0]?.message).toContain(`"${address}" leads nowhere: ${message}`);
});

test.each([
  ['#gone', '/blog/7', 'gone'],
  ['#Share', '/blog/7', 'Share'],
  ['/about#share', '/about', 'share'],
  ['/about#%C3%A0', '/about', 'à'],
  ['https://site.example/#team', '/', 'team'],
])('the fragment of %s is missing', (address, path, id) => {
  expect(check(address)).toEqual([
    {
      page: 'blog/7.html',
      place: 'main > a',
      message: `"${address}" leads nowhere: nothing on ${path} has the id "${id}"`,
    },
  ]);
});

test.each(['http://', 'https://a b/', 'http://[::1/'])('%s is no address', (address) => {
  expect(check(address)).toEqual([
    { page: 'blog/7.html', place: 'main > a', message: `"${address}" is no address` },
  ]);
});

test.each(['/100%', '/%E0%A4%A', '/about#100%'])(
  '%s is written wrongly, and is a fault like any other',
  (address) => {
    expect(check(address)).toEqual([
      {
        page: 'blog/7.html',
        place: 'main > a',
        message: expect.stringContaining(`"${address}"`) as string,
      },
    ]);
  },
);

test('all faults of all pages come at once', () => {
  const pages = [makePage('index.html', ['/a', '/about', '#b']), makePage('about.html', ['/c'])];
  const faults = checkLinks(pages, new Set(['index.html', 'about.html']));
  expect(faults.map(({ page, message }) => [page, message.split(' ')[0]])).toEqual([
    ['index.html', '"/a"'],
    ['index.html', '"#b"'],
    ['about.html', '"/c"'],
  ]);
});

test('without a canonical address every other host is foreign', () => {
  const page = { ...makePage('404.html', ['https://site.example/gone']), canonicals: [] };
  expect(checkLinks([page], new Set(['404.html']))).toEqual([]);
});
