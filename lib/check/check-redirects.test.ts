import { parseYaml } from '@/lib/content/files/yaml-document';
import { redirectsSchema } from '@/lib/content/redirects';
import { validate } from '@/lib/content/schemas/validate';
import { makeArticle } from '@/lib/content/test-content';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { checkRedirects, findGaps } from './check-redirects';
import { makeTargets } from './test-targets';

const TARGETS = makeTargets(
  {
    1: makeArticle({ id: 1 }),
    2: makeArticle({ id: 2, draft: true }),
    // It has a mistake of its own.
    4: undefined,
  },
  { siteUrl: 'https://www.site.example', today: '2025-06-30' },
);

function problemsIn(text: string): string[] {
  const document = parseYaml(text, 'r.yaml');
  const { value, diagnostics } = validate(redirectsSchema, document);
  const redirects = new Map(value?.map(({ from, to }) => [from, to]));
  const found = checkRedirects(value ?? [], document, { ...TARGETS, redirects });
  return [...diagnostics, ...found].map(formatDiagnostic);
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
  ['/old/a', 'https://elsewhere.example/', 'to another site'],
  ['/old/a', '/blog/4', 'to an article that has a mistake of its own'],
])('%s may lead to %s: %s', (from, to) => {
  expect(problemsIn(`- from: ${from}\n  to: ${to}\n`)).toEqual([]);
});

test('redirects that lead to each other are refused', () => {
  const text = '- {from: /a, to: /b#x}\n- {from: /b, to: /a}\n- {from: /x, to: /a}';
  expect(problemsIn(text)).toEqual([
    'r.yaml:1:18 [1].to: leads back to itself; write another page',
    'r.yaml:2:18 [2].to: leads back to itself; write another page',
    'r.yaml:3:18 [3].to: /a leads to another page now; write /b#x',
  ]);
});

test('a number without an article or a redirect is an error, and so is a range of them', () => {
  const found = findGaps(
    [{ id: 1 }, { id: 3 }, { id: 20250503 }],
    ['/blog/4', '/blog/20250505'].map((from) => ({ from })),
  );
  expect(found.map(({ file, message }) => `${file}: ${message.split('.')[0]}`)).toEqual([
    'content/blog/3.md: there is no article 2',
    'content/blog/20250503.md: there are no articles 5 to 20250502',
    'content/redirects.yaml: there is no article 20250504',
  ]);
});
