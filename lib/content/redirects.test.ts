import { formatDiagnostic } from '@/lib/site/diagnostic';
import type { LinkTargets } from './explain-link';
import { parseYaml } from './files/yaml-document';
import { checkRedirects, redirectsSchema } from './redirects';
import { validate } from './schemas/validate';
import { makeArticle } from './test-content';

const TARGETS: LinkTargets = {
  siteUrl: 'https://www.site.example',
  today: '2025-06-30',
  articles: new Map([
    [1, makeArticle({ id: 1 })],
    [2, makeArticle({ id: 2, draft: true })],
    [3, makeArticle({ id: 3, date: '2025-07-01' })],
    [4, undefined],
  ]),
};

function check(text: string) {
  const document = parseYaml(text, 'r.yaml');
  const { value, diagnostics } = validate(redirectsSchema, document);
  return value ? checkRedirects(value, document, TARGETS) : { value, diagnostics };
}

/** Each entry written as `/from /to`, on lines 1 and 2, 3 and 4, … */
function problemsOf(...entries: string[]): string[] {
  const text = entries.map((entry) => `- from: ${entry.replace(' ', '\n  to: ')}\n`).join('');
  return check(text).diagnostics.map(formatDiagnostic);
}

test.each([
  ['', []],
  ['# none yet\n', []],
  ['# one\n- from: /blog/12\n  to: /services', [{ from: '/blog/12', to: '/services', line: 2 }]],
  [
    '- {from: /a, to: /about?q=x#c}\n- {to: "https://a.example/x", from: /old/page.php}',
    [
      { from: '/a', to: '/about?q=x#c', line: 1 },
      { from: '/old/page.php', to: 'https://a.example/x', line: 2 },
    ],
  ],
])('%j is read', (text, value) => {
  expect(check(text)).toEqual({ value, diagnostics: [] });
});

test.each([
  ['from: /a', '1:1 write a list'],
  ['- from: /a', '1:3 [1].to: is missing'],
  ['- form: /a\n  from: /a\n  to: /b', '1:3 [1].form: '],
  ['- from: /blog/12.html\n  to: /blog', '1:9 [1].from: '],
  ['- from: 12\n  to: /blog', '1:9 [1].from: '],
  ...[
    ...['blog/30', '//a.example', String.raw`/\a.example`, 'http://a.example', '/blog/a b'],
    ...['mailto:a@b.example', 'https://'],
  ].map((to) => [`- from: /a\n  to: ${to}`, '2:7 [1].to: ']),
])('%j is refused', (text, start) => {
  expect(check(text).diagnostics.map(formatDiagnostic)).toEqual([
    expect.stringContaining(`r.yaml:${start}`),
  ]);
});

test.each([
  ['/blog/9 /blog/1', 'a number of no article'],
  ['/blog/2 /blog/1', 'the number of a draft, which is withdrawn'],
  ['/old/a /services#credit', 'a fragment'],
  ['/old/a /', 'the home page'],
  ['/old/a https://elsewhere.example/', 'another site'],
  ['/old/a /feed.xml', 'a file, which the finished site knows'],
  ['/old/a /blog/4', 'an article that has problems of its own'],
])('%s: %s', (entry) => {
  expect(problemsOf(entry)).toEqual([]);
});

test.each<[string[], ...RegExp[]]>([
  [['/a /b#x', '/b /about#team'], /^2:7 \[1\].to: \/b .*, \/about#team$/],
  [['/a /b', '/b /c', '/c /about'], /^2:7 .*\/b .*, \/about$/, /^4:7 .*\/c .*, \/about$/],
  [['/x /a', '/a /a#b'], /^2:7 .*: \/x, \/a, \/a$/, /^4:7 .*: \/a, \/a$/],
])('%j: an entry that meets another', (entries, ...said) => {
  const problems = problemsOf(...entries).map((line) => line.replace('r.yaml:', ''));
  expect(problems).toEqual(said.map((words) => expect.stringMatching(words) as string));
});
