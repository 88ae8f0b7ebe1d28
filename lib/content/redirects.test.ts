import { formatDiagnostic } from '@/lib/site/diagnostic';
import { parseYaml } from './files/yaml-document';
import { checkRedirects, redirectsSchema } from './redirects';
import { validate } from './schemas/validate';
import { makeArticle, makeTargets } from './test-content';

const TARGETS = makeTargets({
  siteUrl: 'https://www.site.example',
  today: '2025-06-30',
  articles: new Map([
    [1, makeArticle({ id: 1 })],
    [2, makeArticle({ id: 2, draft: true })],
    // An article with a mistake of its own.
    [4, undefined],
  ]),
});

function problemsIn(text: string): string[] {
  const document = parseYaml(text, 'r.yaml');
  const { value, diagnostics } = validate(redirectsSchema, document);
  return [...diagnostics, ...(value ? checkRedirects(value, document, TARGETS) : [])].map(
    formatDiagnostic,
  );
}

test.each(['//a.example', String.raw`/\a.example`, 'http://a.example', '/blog/a b'])(
  'a redirect to %s is refused',
  (to) => {
    expect(problemsIn(`- from: /a\n  to: ${to}`)).toEqual([
      expect.stringContaining('r.yaml:2:7 [1].to: '),
    ]);
  },
);

test.each([
  ['/blog/9', '/blog/1', 'a number without an article'],
  ['/blog/2', '/blog/1', 'the number of a draft, which is withdrawn'],
  ['/old/a', '/services#credit', 'to a fragment'],
  ['/old/a', 'https://elsewhere.example/', 'to another site'],
  ['/old/a', '/feed.xml', 'to a file, which the finished site knows'],
  ['/old/a', '/blog/4', 'to an article that has a mistake of its own'],
])('%s may lead to %s: %s', (from, to) => {
  expect(problemsIn(`- from: ${from}\n  to: ${to}\n`)).toEqual([]);
});

test('redirects that lead to each other are refused', () => {
  const text = '- {from: /a, to: /b#x}\n- {from: /b, to: /a}\n- {from: /x, to: /a}';
  expect(problemsIn(text)).toEqual([
    'r.yaml:1:18 [1].to: leads back to itself; write another page',
    'r.yaml:2:18 [2].to: leads back to itself; write another page',
    'r.yaml:3:18 [3].to: /a is redirected too; write the URL where that leads, /b#x',
  ]);
});
