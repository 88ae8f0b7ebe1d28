import { makePost } from '@/lib/content/test-content';
import { nextNumber } from './next-number';

test.each<[string, number[], string[], number]>([
  ['of a blog without articles', [], ['/', '/about'], 1],
  ['after the last article', [2, 9], ['/', '/blog/2'], 10],
  ['after an article that is gone', [2], ['/blog/2', '/blog/12'], 13],
])('the next number %s', (_what, ids, addresses, next) => {
  const articles = ids.map((id) => makePost({ id }));
  const published = addresses.map((address, index) => ({ address, line: index + 1 }));
  expect(nextNumber({ articles, addresses: published })).toBe(next);
});
