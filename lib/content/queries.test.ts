import { servicesInOrder, usedImages } from './queries';
import { makeArticle, makeImage, makeImages, makeService } from './test-content';
import { findServiceArticles, findArticleById, isPublished, newestArticles, otherArticles, relatedArticles } from './articles';

const ids = (articles: readonly { id: number }[]) => articles.map(({ id }) => id);

test.each([
  ['is dated today', 'published', true, { date: '2025-06-21' }],
  ['is dated tomorrow', 'unpublished', false, { date: '2025-06-22' }],
  ['is dated yesterday but is a draft', 'unpublished', false, { date: '2025-06-20', draft: true }],
])('treats an article that %s as %s', (_case, _state, expected, fields) => {
  expect(isPublished(makeArticle(fields), '2025-06-21')).toBe(expected);
});

const articles = [
  makeArticle({ id: 1, date: '2025-05-10' }),
  makeArticle({ id: 2, date: '2024-12-31' }),
  makeArticle({ id: 4, date: '2025-06-07' }),
  makeArticle({ id: 9, date: '2025-05-17' }),
  makeArticle({ id: 10, date: '2025-05-17' }),
];

test('sorts articles by date and then by id, both in descending order', () => {
  expect(ids(newestArticles(articles))).toEqual([4, 10, 9, 1, 2]);
  expect(ids(newestArticles(articles, 3))).toEqual([4, 10, 9]);
  expect(ids(articles)).toEqual([1, 2, 4, 9, 10]);
});

test('returns the first three articles other than article 2, in the given order', () => {
  expect(ids(otherArticles(articles, 2, 3))).toEqual([1, 4, 9]);
});

test.each([
  ...['9', '009', '9-old-title'].map((name) => ['article 9', name, 9] as const),
  ...['90', 'x9', ''].map((name) => ['no article', name, undefined] as const),
])('finds %s for the URL /blog/%s', (_result, name, id) => {
  expect(findArticleById(articles, name)?.id).toBe(id);
});

test('puts the services with the given ids first, in that order, and ignores unknown ids', () => {
  const services = (['financial', 'credit', 'risk'] as const).map((id) => makeService({ id }));
  const sorted = servicesInOrder(services, ['risk', 'financial', 'unknown']);
  expect(sorted).toEqual([services[2], services[0], services[1]]);
});

const linking = (id: number, ...links: string[]) =>
  makeArticle({ id, body: links.map((url) => `[a](${url})`).join(' ') });
const linked = [
  linking(1, '/blog/9', '/services#risk', '/blog/2', '/blog/404'),
  linking(2, '/services#credit', '/services#risk'),
  linking(3, '/blog/1'),
  linking(4, '/blog/1', '/blog/1#h-costs'),
  linking(5, '/blog/6'),
  linking(6, '/services#risk'),
  linking(9, '/services#risk'),
];

test.each([
  ['first to those that it links to, then to those that link to it', 1, [3], [9, 2, 4]],
  ['to its only linked article, and to one that the linked article links to', 3, [2], [1, 9]],
  ['to no other if the only article that it links to is shown elsewhere on the page', 5, [6], []],
])('relates an article %s', (_case, id, shownIds, related) => {
  const [article = makeArticle()] = linked.filter((other) => other.id === id);
  const shown = linked.filter((other) => shownIds.includes(other.id));
  expect(ids(relatedArticles(linked, article, shown))).toEqual(related);
});

test('returns the articles that a service lists in `read` or, without `read`, the newest that link to it', () => {
  const find = (id: string, read?: number[]) => ids(findServiceArticles(linked, { id, read }));
  expect(find('risk')).toEqual([9, 6, 2]);
  expect(find('risk', [3, 404, 1])).toEqual([3, 1]);
  expect(find('treasury')).toEqual([]);
});

test('returns the images that the layout shows, and those that the content shows or links to', () => {
  const images = makeImages(
    'map.svg',
    'cover.svg',
    'a.svg',
    'b.jpg',
    'c.jpg',
    'd.svg',
    'unused.svg',
  );
  const body = '![](a.svg) ![](b)\n\n[c](/images/c-800.webp)';
  const content = {
    images,
    articles: [makeArticle({ image: makeImage('cover.svg'), body })],
    services: [makeService({ image: 'd' })],
    people: [],
  };
  const names = usedImages(content).map(({ name }) => name);
  expect(names).toEqual(['map', 'cover', 'a', 'b', 'c', 'd']);
});
