import { findGaps, nextNumber } from './numbers';

const articles = [{ id: 10 }, { id: 2 }, { id: undefined }];
const redirectsFrom = (...paths: string[]) => paths.map((from) => ({ from }));

test.each([
  ['nothing', [], [], 1],
  ['articles: above the highest, not the last', articles, [], 11],
  ['redirects of withdrawn articles', articles, redirectsFrom('/blog/32', '/blog/4'), 33],
  ['redirects of other pages', articles, redirectsFrom('/old/40', '/blog/a40', '/blog/4x'), 11],
])('the next number after %s', (_what, given, redirects, number) => {
  expect(nextNumber(given, redirects)).toBe(number);
});

test('a number without an article or a redirect is an error, and so is a range of them', () => {
  const found = findGaps(
    [{ id: 1 }, { id: 3 }, { id: 20250503 }],
    redirectsFrom('/blog/4', '/blog/20250505'),
  );
  expect(found.map(({ file, message }) => `${file}: ${message.split('.')[0]}`)).toEqual([
    'content/blog/3.md: there is no article 2',
    'content/blog/20250503.md: there are no articles 5 to 20250502',
    'content/redirects.yaml: there is no article 20250504',
  ]);
});

test('numbers from 1 to the highest have no gap', () => {
  expect(findGaps([{ id: 3 }, { id: 1 }], redirectsFrom('/blog/2', '/about-us'))).toEqual([]);
  expect(findGaps([], [])).toEqual([]);
});
