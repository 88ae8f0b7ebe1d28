import { parsePage } from './page';
import { factsOf } from './page-facts';
import { publishedAddresses } from './published-addresses';

test.each([
  ['the home page', 'index.html', 'https://site.example', ['/']],
  ['a page', 'blog/7.html', 'https://site.example/blog/7', ['/blog/7']],
  ['a page that moved', 'blog/7.html', 'https://site.example/blog/8', []],
  ['a page that moved to another site', 'x.html', 'https://elsewhere.example/', []],
  ['a broken address', 'x.html', '/x', []],
])('%s', (_what, file, canonical, addresses) => {
  const page = parsePage(file, `<link rel="canonical" href="${canonical}">`);
  expect(publishedAddresses([factsOf(page)])).toEqual(addresses);
});

test('a page without a canonical address is none to keep', () => {
  expect(publishedAddresses([factsOf(parsePage('404.html', ''))])).toEqual([]);
});

test('a site that search engines may not list has the same addresses', () => {
  const page = parsePage(
    'about.html',
    '<meta name="robots" content="noindex"><link rel="canonical" href="https://site.example/about">',
  );
  expect(publishedAddresses([factsOf(page)])).toEqual(['/about']);
});
