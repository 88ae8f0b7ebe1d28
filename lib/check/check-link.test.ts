import { makeArticle } from '@/lib/content/test-content';
import { checkLink } from './check-link';
import { makeTargets } from './test-targets';

const own = makeArticle({ id: 5, date: '2025-05-31', body: '**What it costs**\n\nWords.' });
const calculator = '::calculator[A]{name=flat-rate amount=1 rate=4 periods=1 fees=0}';
const targets = makeTargets(
  {
    1: makeArticle({ id: 1, date: '2025-05-03', body: `**Àwọn owó**\n\n${calculator}` }),
    2: makeArticle({ id: 2, date: '2025-05-10', draft: true }),
    3: makeArticle({ id: 3, date: '2025-09-01' }),
    // It has a mistake of its own.
    4: undefined,
    5: own,
  },
  { redirects: new Map([['/blog/6', '/blog/1']]) },
);

/** The problems of a link in an article. */
const problemsOf = (url: string, { id, ...article } = own, changes: Partial<typeof targets> = {}) =>
  checkLink(
    url,
    { file: 'a.md' },
    { ...targets, ...changes },
    { page: `/blog/${id}`, ...article },
  ).map(({ message }) => message);

test.each([
  ...[
    '/',
    '/services#credit',
    '/contact?about=credit',
    '/blog/1',
    '/blog/1#Top',
    '/blog/%31',
    '/blog/4#any',
  ],
  ...['https://www.cbn.gov.ng/rates/?a=b#c', 'https://www.baobab.example/blog/1'],
  ...['/blog/1#flat-rate', '/feed.xml', '/prices.pdf', '#h-what-it-costs', '#top', '#:~:text=100%'],
  ...['#h-what-it-costs:~:text=Words', '/services#credit:~:text=credit'],
  '/blog/1#h-%C3%A0w%E1%BB%8Dn-ow%C3%B3',
  // Another site: without www.
  'https://baobab.example/blog/99',
  ...['mailto:hello@baobab.example', 'tel:+2348000000001'],
])('%s is accepted', (url) => {
  expect(problemsOf(url)).toEqual([]);
});

test.each([
  ['https://www.baobab.example/blog/99', 'there is no article /blog/99'],
  ['/blog/01', 'write the link /blog/01 as /blog/1'],
  ['/blog/1/', 'as /blog/1'],
  ['/blog/%32', 'is a draft'],
  [`/${'ab'.repeat(45_000)}`, 'more than 2,000 characters'],
  ['/contact?about=credits', '/contact?about= takes one of credit, not "credits"'],
  ['/prizes.pdf', 'there is no page or file /prizes.pdf. Did you mean "/prices.pdf"?'],
  [
    '#h-what-it-cost',
    'this page has no heading or section #h-what-it-cost. Did you mean "h-what-it-costs"?',
  ],
  ['#h-100%', 'write the % in #h-100% as %25'],
  ['/blog/1#h-owo', '/blog/1 has no heading or section #h-owo.'],
  ['/blog/6', '/blog/6 leads to another page now; write /blog/1'],
  ['/about.html', 'there is no page or file /about.html. Did you mean "/about"?'],
  ['HTTP://a.example', 'not secure'],
  ...['5.md', 'blog/1', '../blog/1', '//a.example', 'mailto:'].map((url) => [url, 'leads nowhere']),
])('%s is refused: %s', (url, words) => {
  expect(problemsOf(url)).toEqual([expect.stringContaining(words)]);
});

const LATER = [expect.stringContaining('/blog/3 appears on September 1, 2025') as string];

test.each([
  ['an article that appears before it', '2025-08-31', '2025-06-01', LATER],
  ['an article of the same day', '2025-09-01', '2025-06-01', []],
  ['an old article, the day before', '2025-05-03', '2025-08-31', LATER],
  ['an old article, on that day', '2025-05-03', '2025-09-01', []],
])('a link to a scheduled article, in %s', (_what, date, today, message) => {
  expect(problemsOf('/blog/3', makeArticle({ id: 5, date }), { today })).toEqual(message);
});

test('a draft may link to any article that exists', () => {
  const draft = makeArticle({ id: 5, draft: true });
  expect(problemsOf('/blog/2', draft)).toEqual([]);
  expect(problemsOf('/blog/3', draft)).toEqual([]);
  expect(problemsOf('/blog/99', draft)).toEqual(['there is no article /blog/99']);
});

test('while the URL of the site is unknown, a whole URL is another site’s', () => {
  const url = 'https://www.baobab.example/blog/99';
  expect(problemsOf(url, own, { siteUrl: undefined })).toEqual([]);
});
