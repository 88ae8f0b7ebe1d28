import {
  adjacentArticles,
  findArticleById,
  newestArticles,
  otherArticles,
  publishedArticles,
  servicesInOrder,
} from './queries';
import { makeArticle, makeService } from './test-content';

const ids = (articles: readonly { id: number }[]) => articles.map(({ id }) => id);

test.each([
  ['dated yesterday', { date: '2025-06-20' }, true],
  ['dated today', { date: '2025-06-21' }, true],
  ['dated tomorrow', { date: '2025-06-22' }, false],
  ['a draft of yesterday', { date: '2025-06-20', draft: true }, false],
])('an article %s: %j is published: %p', (_name, article, published) => {
  expect(publishedArticles([makeArticle(article)], '2025-06-21')).toHaveLength(published ? 1 : 0);
});

test('an article appears at midnight in Lagos, an hour before midnight UTC', () => {
  const articles = [makeArticle({ date: '2025-06-22' })];
  const timers = jest.useFakeTimers({ now: new Date('2025-06-21T22:59:00Z') });
  expect(publishedArticles(articles)).toEqual([]);
  timers.setSystemTime(new Date('2025-06-21T23:00:00Z'));
  expect(publishedArticles(articles)).toEqual(articles);
  timers.useRealTimers();
});

test('newest first by date, whatever the id; of one day, the higher id first', () => {
  const articles = [
    makeArticle({ id: 1, date: '2025-05-10' }),
    makeArticle({ id: 2, date: '2025-05-03' }),
    makeArticle({ id: 9, date: '2025-05-17' }),
    makeArticle({ id: 10, date: '2025-05-17' }),
    makeArticle({ id: 11, date: '2024-12-31' }),
  ];
  expect(ids(newestArticles(articles))).toEqual([10, 9, 1, 2, 11]);
  expect(ids(newestArticles(articles, 3))).toEqual([10, 9, 1]);
  expect(ids(articles)).toEqual([1, 2, 9, 10, 11]);
});

test.each([
  ['the first', 1, [2, 3, 10]],
  ['the second', 2, [1, 3, 10]],
  ['the last', 11, [1, 2, 3]],
])('the other articles of %s (%i) are the first three in stored order: %j', (_name, id, others) => {
  const articles = [1, 2, 3, 10, 11].map((number) => makeArticle({ id: number }));
  expect(ids(otherArticles(articles, id, 3))).toEqual(others);
});

test.each([
  ['the oldest', 2, [undefined, 1]],
  ['one that is older than its id says', 1, [2, 9]],
  ['the first of one day', 9, [1, 10]],
  ['the second of one day', 10, [9, 4]],
  ['the newest', 4, [10, undefined]],
])('before and after %s (%i), by date, stand %j', (_name, id, neighbours) => {
  const articles = [
    makeArticle({ id: 1, date: '2025-05-10' }),
    makeArticle({ id: 2, date: '2024-12-31' }),
    makeArticle({ id: 4, date: '2025-06-07' }),
    makeArticle({ id: 10, date: '2025-05-17' }),
    makeArticle({ id: 9, date: '2025-05-17' }),
  ];
  const article = articles.find((other) => other.id === id);
  if (!article) throw new Error('There is no such article');
  const { previous, next } = adjacentArticles(articles, article);
  expect([previous?.id, next?.id]).toEqual(neighbours);
});

test.each([
  ...['7', '007', '7-old-title', '7.html', ' 7', '+7'].map((address) => [address, 7] as const),
  ...['70', '-7', '0', 'x', 'x7', '', 'NaN'].map((address) => [address, undefined] as const),
])('the address /blog/%s leads to the article %p', (address, id) => {
  expect(findArticleById([makeArticle({ id: 1 }), makeArticle({ id: 7 })], address)?.id).toBe(id);
});

test('services stand in the order of the given ids', () => {
  const services = (['financial', 'credit', 'risk'] as const).map((id) => makeService({ id }));
  const shown = servicesInOrder(services, ['risk', 'financial', 'unknown']);
  expect(shown).toEqual([services[2], services[0]]);
});
