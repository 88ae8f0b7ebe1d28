import type { Article } from '@/lib/content/article';
import { checkText } from './check-text';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { makePost, makeWords } from '@/lib/content/test-content';

function check(body: string, overrides: Partial<Article> = {}) {
  const article = makePost({ body, bodyLine: 7, ...overrides });
  const parts = { ...article, locate: () => ({ line: 2, column: 8 }) };
  const targets = { articles: new Map(), siteUrl: undefined, today: '2026-01-01' as const };
  return checkText({ article, parts }, targets);
}

const problemsOf = (...given: Parameters<typeof check>) =>
  check(...given)?.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic));

test.each([800, 1000, 1300])('%d words are an article', (count) => {
  expect(check(makeWords(count))).toMatchObject({ words: count, diagnostics: [] });
});

test.each([
  [1, '1'],
  [799, '799'],
  [1301, '1,301'],
])('%d words are none', (count, shown) => {
  expect(problemsOf(makeWords(count))).toEqual([
    `content/blog/7.md:7:1 body: has ${shown} words; expected 800 to 1,300. Until then "draft: true" holds it back`,
  ]);
});

test('a text of long sentences and long words is hard to read', () => {
  const hard = 'Considerable institutional responsibilities notwithstanding, '.repeat(200);
  expect(check(hard)?.readingEase).toBeLessThan(0);
  expect(problemsOf(hard)).toEqual([
    expect.stringMatching(
      /^content\/blog\/7.md:7:1 body: is hard to read: a Flesch reading ease of -\d+\.\d; expected 40 or more\./,
    ),
  ]);
});

test('a draft has yet to become long and easy, but its links and headings are looked at', () => {
  const body = '\n1. First\n\nConsiderable responsibilities. See [it](/blog/99).\n';
  expect(problemsOf(body, { draft: true })).toEqual([
    'content/blog/7.md:10:36 body: there is no article /blog/99',
    'content/blog/7.md:8:1 body: a small heading stands here before any main one; put a line all in **bold** above it',
  ]);
});

test('every link is looked at, a picture is no link', () => {
  const body = `${makeWords(800)}\n\n[a](http://a.example) ![b](c)\n\n[d](5.md)`;
  expect(problemsOf(body)).toEqual([
    expect.stringContaining(
      'content/blog/7.md:9:1 body: the link "http://a.example" is not secure',
    ),
    expect.stringContaining('content/blog/7.md:11:1 body: the link "5.md" leads nowhere'),
  ]);
});

test('a head that does not end leaves no text to check', () => {
  const targets = { articles: new Map(), siteUrl: undefined, today: '2026-01-01' as const };
  expect(checkText({ article: undefined, parts: undefined }, targets)).toBeUndefined();
});
