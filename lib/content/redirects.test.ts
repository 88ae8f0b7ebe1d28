import { nextNumber } from './redirects';

const articles = [{ id: 10 }, { id: 2 }, { id: undefined }];
const redirectsFrom = (...paths: string[]) => paths.map((from) => ({ from }));

test.each([
  ['nothing', [], [], 1],
  ['articles: above the highest, not the last', articles, [], 11],
  ['redirects of withdrawn articles', articles, redirectsFrom('/blog/32', '/blog/4'), 33],
  [
    'redirects of other pages',
    articles,
    redirectsFrom('/old/40', '/blog/a40', '/blog/4x', '/blog/045'),
    11,
  ],
])('the next number after %s', (_what, given, redirects, number) => {
  expect(nextNumber(given, redirects)).toBe(number);
});
