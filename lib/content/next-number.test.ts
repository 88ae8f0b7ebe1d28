import { nextNumber } from './next-number';

const articles = [{ id: 10 }, { id: 2 }, { id: undefined }];
const redirectsFrom = (...paths: string[]) => paths.map((from) => ({ from }));

test.each([
  ['nothing', [], [], 1],
  ['articles: above the highest, not the last', articles, [], 11],
  ['redirects of withdrawn articles', articles, redirectsFrom('/blog/32.php', '/blog/4'), 33],
  ['redirects of other pages', articles, redirectsFrom('/old/40', '/blog/a40'), 11],
  ['a number beyond nine digits', [], redirectsFrom('/blog/1234567890'), 1],
])('the next number after %s', (_what, given, redirects, number) => {
  expect(nextNumber({ articles: given, addresses: [], redirects })).toBe(number);
});
