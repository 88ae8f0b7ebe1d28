import { explainLink, type LinkTargets } from './explain-link';
import { makePost } from './test-content';

const targets: LinkTargets = {
  articles: new Map([
    [1, makePost({ id: 1, date: '2025-05-03' })],
    [2, makePost({ id: 2, date: '2025-05-10', draft: true })],
    [3, makePost({ id: 3, date: '2025-09-01' })],
    [4, undefined],
  ]),
  siteUrl: 'https://www.baobab.example',
  today: '2025-06-01',
};

const from = makePost({ id: 5, date: '2025-05-31' });
const explain = (url: string, post = from) => explainLink(url, post, targets);

test.each([
  '/blog/1',
  '/blog/1#sources',
  '/',
  '/services',
  '/services#credit',
  '/contact?about=credit',
  'https://www.cbn.gov.ng',
  'https://www.cbn.gov.ng/rates/?a=b#c',
  'https://www.baobab.example/blog/1',
  'https://www.baobab.example/',
  'https://baobab.example/blog/99',
  'mailto:hello@baobab.example',
  'tel:+2348000000001',
])('%s arrives', (url) => {
  expect(explain(url)).toBeUndefined();
});

test.each([
  ['/blog/99', 'there is no article /blog/99'],
  ['https://www.baobab.example/blog/99', 'there is no article /blog/99'],
  ['/blog/01', 'write the link /blog/01 as /blog/1'],
  ['/blog/1/', 'write the link /blog/1/ as /blog/1'],
  ['/blog/2', 'the article /blog/2 is a draft; readers would not find it'],
  ['/servces#credit', 'there is no page /servces. Did you mean "/services"?'],
  ['/about/', 'there is no page /about/. Did you mean "/about"?'],
  ['/blog/1.html', 'write the link /blog/1.html as /blog/1'],
  ['/about.html', 'there is no page /about.html. Did you mean "/about"?'],
  ['/blog/my-article', 'there is no page /blog/my-article.'],
  [
    'http://www.cbn.gov.ng',
    'the link "http://www.cbn.gov.ng" is not secure; use https://, or another source',
  ],
  [
    'HTTP://cbn.gov.ng',
    'the link "HTTP://cbn.gov.ng" is not secure; use https://, or another source',
  ],
  ['https://', 'the link "https://" is no address'],
  ['https://a b', 'the link "https://a b" is no address'],
])('%s: %s', (url, message) => {
  expect(explain(url)).toBe(message);
});

test.each([
  '',
  '#top',
  '5.md',
  'blog/1',
  '../blog/1',
  '//cbn.gov.ng',
  'javascript:alert(1)',
  'mailto:',
])('the link %j leads nowhere', (url) => {
  expect(explain(url)).toMatch(
    / leads nowhere; an article is \/blog\/5, a page \/services, another site https:\/\/…$/,
  );
});

test.each([
  ['one that comes out later', '2025-08-31', /comes out on September 1, 2025, after this one/],
  ['one of the same day', '2025-09-01', undefined],
])('a link to an article, in %s', (_what, date, message) => {
  const explained = explain('/blog/3', makePost({ id: 5, date }));
  if (message) expect(explained).toMatch(message);
  else expect(explained).toBeUndefined();
});

test('an article may be given a link to one that came out after it', () => {
  const old = makePost({ id: 1, date: '2025-05-03' });
  expect(explainLink('/blog/3', old, { ...targets, today: '2025-08-31' })).toMatch(
    /after this one/,
  );
  expect(explainLink('/blog/3', old, { ...targets, today: '2025-09-01' })).toBeUndefined();
});

test('a draft may link to drafts and to what comes out later', () => {
  const draft = makePost({ id: 5, draft: true });
  expect(explain('/blog/2', draft)).toBeUndefined();
  expect(explain('/blog/3', draft)).toBeUndefined();
  expect(explain('/blog/99', draft)).toBe('there is no article /blog/99');
});

test('where a head is wrong, only the number is asked for', () => {
  expect(explain('/blog/4')).toBeUndefined();
  expect(explainLink('/blog/2', undefined, targets)).toBeUndefined();
  expect(explainLink('/blog/99', undefined, targets)).toBe('there is no article /blog/99');
});

test('without the address of the site its own links are those of another', () => {
  const blind = { ...targets, siteUrl: undefined };
  expect(explainLink('https://www.baobab.example/blog/99', from, blind)).toBeUndefined();
});
