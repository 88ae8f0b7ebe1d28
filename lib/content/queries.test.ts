import {
  articlesAbout,
  findArticleById,
  isPublished,
  newestArticles,
  otherArticles,
  relatedArticles,
  servicesInOrder,
  usedImages,
} from './queries';
import { makeArticle, makeImage, makeImages, makeService } from './test-content';

const ids = (articles: readonly { id: number }[]) => articles.map(({ id }) => id);

test.each([
  ['dated today', { date: '2025-06-21' }, true],
  ['dated tomorrow', { date: '2025-06-22' }, false],
  ['a draft of yesterday', { date: '2025-06-20', draft: true }, false],
])('an article %s: %j is published: %p', (_what, article, published) => {
  expect(isPublished(makeArticle(article), '2025-06-21')).toBe(published);
});

/** In stored order; by date they are 2, 1, 9, 10, 4. */
const stored = [
  makeArticle({ id: 1, date: '2025-05-10' }),
  makeArticle({ id: 2, date: '2024-12-31' }),
  makeArticle({ id: 4, date: '2025-06-07' }),
  makeArticle({ id: 9, date: '2025-05-17' }),
  makeArticle({ id: 10, date: '2025-05-17' }),
];

test('the newest articles come by date, and by id on one day', () => {
  expect(ids(newestArticles(stored))).toEqual([4, 10, 9, 1, 2]);
  expect(ids(newestArticles(stored, 3))).toEqual([4, 10, 9]);
  expect(ids(stored)).toEqual([1, 2, 4, 9, 10]);
});

test('the other articles are the first three in stored order', () => {
  expect(ids(otherArticles(stored, 2, 3))).toEqual([1, 4, 9]);
});

test.each([
  ...['9', '009', '9-old-title'].map((name) => [name, 9] as const),
  ...['90', 'x9', ''].map((name) => [name, undefined] as const),
])('/blog/%s leads to article %p', (name, id) => {
  expect(findArticleById(stored, name)?.id).toBe(id);
});

test('services come in the order of the given ids', () => {
  const services = (['financial', 'credit', 'risk'] as const).map((id) => makeService({ id }));
  const shown = servicesInOrder(services, ['risk', 'financial', 'unknown']);
  expect(shown).toEqual([services[2], services[0], services[1]]);
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
  ['with links in both directions', 1, [3], [9, 2, 4]],
  ['with one link, and those of the article behind it', 3, [2], [1, 9]],
  ['with all of its links shown elsewhere', 5, [6], []],
])('the articles related to one %s (%i, shown %j) are %j', (_what, id, shown, related) => {
  const [article = makeArticle()] = linked.filter((other) => other.id === id);
  const elsewhere = linked.filter((other) => shown.includes(other.id));
  expect(ids(relatedArticles(linked, article, elsewhere))).toEqual(related);
});

test('a service leads to the articles of its choice, or else to the newest that link to it', () => {
  const find = (id: string, read?: number[]) => ids(articlesAbout(linked, { id, read }));
  expect(find('risk')).toEqual([9, 6, 2]);
  expect(find('risk', [3, 404, 1])).toEqual([3, 1]);
  expect(find('treasury')).toEqual([]);
});

test('the images of a site are those that its layout and its content show or link to', () => {
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
