import {
  adjacentPosts,
  findPost,
  newestPosts,
  otherPosts,
  publishedPosts,
  servicesInOrder,
} from './queries';
import { makePost, makeService } from './test-content';

const ids = (posts: readonly { id: number }[]) => posts.map(({ id }) => id);

test.each([
  ['dated yesterday', { date: '2025-06-20' }, true],
  ['dated today', { date: '2025-06-21' }, true],
  ['dated tomorrow', { date: '2025-06-22' }, false],
  ['dated next year', { date: '2026-01-01' }, false],
  ['a draft of yesterday', { date: '2025-06-20', draft: true }, false],
  ['a draft of tomorrow', { date: '2025-06-22', draft: true }, false],
])('an article %s: %j is published: %p', (_name, article, published) => {
  expect(publishedPosts([makePost(article)], '2025-06-21')).toHaveLength(published ? 1 : 0);
});

test('an article appears at midnight in Lagos, an hour before midnight UTC', () => {
  const posts = [makePost({ date: '2025-06-22' })];
  const timers = jest.useFakeTimers({ now: new Date('2025-06-21T22:59:00Z') });
  expect(publishedPosts(posts)).toEqual([]);
  timers.setSystemTime(new Date('2025-06-21T23:00:00Z'));
  expect(publishedPosts(posts)).toEqual(posts);
  timers.useRealTimers();
});

test('published articles keep their order', () => {
  const posts = [makePost({ id: 3 }), makePost({ id: 1 }), makePost({ id: 2 })];
  expect(ids(publishedPosts(posts, '2025-12-31'))).toEqual([3, 1, 2]);
});

test('newest first by date, whatever the id; of one day, the higher id first', () => {
  const posts = [
    makePost({ id: 1, date: '2025-05-10' }),
    makePost({ id: 2, date: '2025-05-03' }),
    makePost({ id: 9, date: '2025-05-17' }),
    makePost({ id: 10, date: '2025-05-17' }),
    makePost({ id: 11, date: '2024-12-31' }),
  ];
  expect(ids(newestPosts(posts))).toEqual([10, 9, 1, 2, 11]);
  expect(ids(newestPosts(posts, 3))).toEqual([10, 9, 1]);
  expect(newestPosts(posts, 0)).toEqual([]);
  expect(ids(newestPosts(posts, 99))).toHaveLength(5);
  expect(ids(posts)).toEqual([1, 2, 9, 10, 11]);
});

test.each([
  ['the first', 1, [2, 3, 10]],
  ['the second', 2, [1, 3, 10]],
  ['the last', 11, [1, 2, 3]],
  ['one that is not there', 99, [1, 2, 3]],
])('the other posts of %s (%i) are the first three in stored order: %j', (_name, id, others) => {
  const posts = [1, 2, 3, 10, 11].map((number) => makePost({ id: number }));
  expect(ids(otherPosts(posts, id, 3))).toEqual(others);
});

test.each([
  [0, []],
  [1, []],
  [2, [2]],
  [3, [2, 3]],
])('of %i posts, the first one has as others %j', (count, others) => {
  const posts = Array.from({ length: count }, (_, index) => makePost({ id: index + 1 }));
  expect(ids(otherPosts(posts, 1, 3))).toEqual(others);
});

test.each([
  ['the oldest', 2, [undefined, 1]],
  ['one that is older than its id says', 1, [2, 9]],
  ['the first of one day', 9, [1, 10]],
  ['the second of one day', 10, [9, 4]],
  ['the newest', 4, [10, undefined]],
])('before and after %s (%i), by date, stand %j', (_name, id, neighbours) => {
  const posts = [
    makePost({ id: 1, date: '2025-05-10' }),
    makePost({ id: 2, date: '2024-12-31' }),
    makePost({ id: 4, date: '2025-06-07' }),
    makePost({ id: 10, date: '2025-05-17' }),
    makePost({ id: 9, date: '2025-05-17' }),
  ];
  const post = posts.find((other) => other.id === id);
  if (!post) throw new Error('There is no such post');
  const { previous, next } = adjacentPosts(posts, post);
  expect([previous?.id, next?.id]).toEqual(neighbours);
});

test('the only article has none before it and none after it', () => {
  const post = makePost();
  expect(adjacentPosts([post], post)).toEqual({ previous: undefined, next: undefined });
});

test.each([
  ['7', 7],
  ['007', 7],
  ['7-old-title', 7],
  ['7.html', 7],
  [' 7', 7],
  ['+7', 7],
  ['70', undefined],
  ['-7', undefined],
  ['0', undefined],
  ['x', undefined],
  ['x7', undefined],
  ['', undefined],
  ['NaN', undefined],
  ['Infinity', undefined],
])('the address /blog/%s leads to the article %p', (address, id) => {
  expect(findPost([makePost({ id: 1 }), makePost({ id: 7 })], address)?.id).toBe(id);
});

test('services stand in the order of the given ids', () => {
  const services = [
    makeService({ id: 'financial' }),
    makeService({ id: 'credit' }),
    makeService({ id: 'risk' }),
  ];
  const titles = servicesInOrder(services, ['risk', 'financial', 'unknown']).map(({ id }) => id);
  expect(titles).toEqual(['risk', 'financial']);
});
