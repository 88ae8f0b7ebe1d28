import matter from 'gray-matter';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import {
  findArticleById,
  findServiceArticles,
  isPublished,
  newestArticles,
  parseArticle,
  relatedArticles,
  resolveArticle,
} from './articles';
import type { Article, Facts } from './collections';
import type { Known } from './kinds';
import { findTargets } from './link-targets';
import {
  type FrontMatterSource,
  makeArticle,
  makeArticleText,
  makeImages,
  makePerson,
  makeService,
} from './test-content';

const people = [makePerson(), makePerson({ id: 'tunde' })];
const topics = [{ id: 'credit', title: 'Credit' }];
const known: Known = {
  images: makeImages('tax.svg', 'credit.png'),
  people,
  topics,
  services: [],
  articles: new Map(),
  targets: findTargets(
    { facts: {} as Facts, articles: [], images: new Map(), publicFiles: [] },
    '2025-06-01',
  ),
  placeholders: {},
  source: {},
};
known.targets.siteUrl = 'https://www.baobab.example';

const parse = (text: string, name = '7.md') => parseArticle({ file: `content/blog/${name}`, text });
const resolve = (text: string, name?: string) => resolveArticle(parse(text, name), known).article;
const problemsIn = (text: string) => parse(text).diagnostics.map(formatDiagnostic);

test('reads the fields of an article from its front matter, its id from its file name, and its text from the body', () => {
  const text = makeArticleText({}, '\n**First**\n\nOne line.\n');
  expect(resolve(text, '24.md')).toMatchObject({
    id: 24,
    title: 'Diaspora wealth',
    date: '2025-05-03',
    description: 'Diaspora wealth – what families abroad can do with money at home.',
    image: { name: 'tax', file: 'tax.svg', width: 1200, height: 675 },
    imageAlt: '',
    draft: false,
    text: { source: '\n**First**\n\nOne line.\n' },
    file: 'content/blog/24.md',
  });
});

test('parses a file again only if its text has changed', () => {
  const text = makeArticleText();
  expect(parse(text)).toBe(parse(text));
  expect(parse(makeArticleText({ title: 'Other' })).fields?.title).toBe('Other');
});

test('lists the articles and services that the body links to with a path or a full URL', () => {
  const body =
    '[part](/blog/5#h-a "Part") ![Tax](tax) [credit](/services#credit) [whole](https://www.baobab.example/blog/7#:~:text=a) `[code](/blog/9)` [other](https://baobab.example/blog/8)';
  expect(resolve(makeArticleText({}, body))?.links).toEqual({
    articles: [5, 7],
    services: ['credit'],
  });
});

test.each<[string, FrontMatterSource, object]>([
  ['a date in words to an ISO date', { updated: 'June 1, 2025' }, { updated: '2025-06-01' }],
  ['empty fields to their defaults', { imageAlt: '""', draft: '' }, { imageAlt: '', draft: false }],
  [
    'the ids of a topic, an author and a reviewer to the topic and the people',
    { topic: 'credit', author: 'tunde', reviewedBy: 'ada' },
    { topic: topics[0], author: people[1], reviewedBy: people[0] },
  ],
])('resolves %s', (_case, fields, expected) => {
  expect(resolve(makeArticleText(fields))).toMatchObject(expected);
});

test('does not execute JavaScript in the front matter', () => {
  const emitWarning = jest.spyOn(process, 'emitWarning').mockReturnValue();
  const text = `---js\n{ title: (process.emitWarning('run'), 'x') }\n---\n\nOne line.\n`;
  // First, confirm that gray-matter itself would execute this JavaScript.
  matter(text, {});
  expect(emitWarning).toHaveBeenCalledTimes(1);
  expect(problemsIn(text)).toEqual([expect.stringContaining(':1:1 the first line')]);
  expect(emitWarning).toHaveBeenCalledTimes(1);
  emitWarning.mockRestore();
});

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

test.each([
  ...['9', '009', '9-old-title'].map((name) => ['article 9', name, 9] as const),
  ...['90', 'x9', ''].map((name) => ['no article', name, undefined] as const),
])('finds %s for the URL /blog/%s', (_result, name, id) => {
  expect(findArticleById(articles, name)?.id).toBe(id);
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
  const find = (id: string, read?: Article[]) =>
    ids(findServiceArticles(linked, makeService({ id, read })));
  expect(find('risk')).toEqual([9, 6, 2]);
  expect(find('risk', linked.slice(2, 4))).toEqual([3, 4]);
  expect(find('treasury')).toEqual([]);
});
