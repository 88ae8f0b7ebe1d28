import { explainLink, type LinkTargets } from './explain-link';
import { makeArticle } from './test-content';

const targets: LinkTargets = {
  articles: new Map([
    [1, makeArticle({ id: 1, date: '2025-05-03' })],
    [2, makeArticle({ id: 2, date: '2025-05-10', draft: true })],
    [3, makeArticle({ id: 3, date: '2025-09-01' })],
    [4, undefined],
  ]),
  siteUrl: 'https://www.baobab.example',
  today: '2025-06-01',
};

const from = makeArticle({ id: 5, date: '2025-05-31' });
const explain = (url: string, article = from) => explainLink(url, article, targets);

test.each([
  ...['/', '/services', '/services#credit', '/contact?about=credit', '/blog/1', '/blog/1#sources'],
  ...['https://www.cbn.gov.ng', 'https://www.cbn.gov.ng/rates/?a=b#c'],
  ...['https://www.baobab.example/', 'https://www.baobab.example/blog/1'],
  'https://baobab.example/blog/99',
  ...['mailto:hello@baobab.example', 'tel:+2348000000001'],
  // It has a problem of its own.
  '/blog/4',
])('%s arrives', (url) => {
  expect(explain(url)).toBeUndefined();
});

test.each([
  ['https://www.baobab.example/blog/99', 'no article'],
  ['/blog/01', 'as /blog/1'],
  ['/blog/1/', 'as /blog/1'],
  ['/blog/my-article', 'no page'],
  ['HTTP://a.example', 'not secure'],
  ['https://a b', 'not a valid address'],
  ...['5.md', 'blog/1', '../blog/1', 'mailto:'].map((url) => [url, 'leads nowhere']),
])('%s: %s', (url, words) => {
  expect(explain(url)).toContain(words);
});

const LATER = expect.stringContaining('/blog/3 appears on September 1, 2025') as string;

test.each([
  ['an article that comes out before it', '2025-08-31', '2025-06-01', LATER],
  ['an article of the same day', '2025-09-01', '2025-06-01', undefined],
  ['an old article, before that day', '2025-05-03', '2025-08-31', LATER],
  ['an old article, on that day', '2025-05-03', '2025-09-01', undefined],
])('a link to a future article, in %s', (_what, date, today, message) => {
  const article = makeArticle({ id: 5, date });
  expect(explainLink('/blog/3', article, { ...targets, today })).toEqual(message);
});

test.each([makeArticle({ id: 5, draft: true }), undefined])(
  'a draft, and an article with a problem, may link to any article (%#)',
  (article) => {
    expect(explainLink('/blog/2', article, targets)).toBeUndefined();
    expect(explainLink('/blog/3', article, targets)).toBeUndefined();
    expect(explainLink('/blog/99', article, targets)).toBe('there is no article /blog/99');
  },
);

test('while the address of the site is unknown, every address is another site’s', () => {
  const url = 'https://www.baobab.example/blog/99';
  expect(explainLink(url, from, { ...targets, siteUrl: undefined })).toBeUndefined();
});
