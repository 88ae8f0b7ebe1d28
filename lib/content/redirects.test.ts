import { formatDiagnostic } from '@/lib/site/diagnostic';
import type { LinkTargets } from './explain-link';
import { parseRedirects } from './redirects';
import { makePost } from './test-content';

const TARGETS: LinkTargets = {
  siteUrl: 'https://www.site.example',
  today: '2025-06-30',
  articles: new Map([
    [1, makePost({ id: 1 })],
    [2, makePost({ id: 2, draft: true })],
    [3, makePost({ id: 3, date: '2025-07-01' })],
    [4, undefined],
  ]),
};

/** Each entry written as `/from /to`, on lines 1 and 2, 3 and 4, … */
function problemsOf(...entries: string[]): string[] {
  const text = entries.map((entry) => `- from: ${entry.replace(' ', '\n  to: ')}\n`).join('');
  return parseRedirects({ file: 'r.yaml', text }, TARGETS).diagnostics.map(formatDiagnostic);
}

test.each([
  ['/blog/9 /blog/1', 'a number of no article'],
  ['/blog/2 /blog/1', 'the number of a draft, which is withdrawn'],
  ['/old/a /services#credit', 'a fragment'],
  ['/old/a /', 'the home page'],
  ['/old/a https://elsewhere.example/', 'another site'],
  ['/old/a /blog/4', 'an article that has problems of its own'],
])('%s: %s', (entry) => {
  expect(problemsOf(entry)).toEqual([]);
});

test.each([
  [
    '/blog /services',
    '1:9 [1].from: /blog is a page of this site; only an address without a page can be sent on',
  ],
  [
    '/blog/1 /services',
    '1:9 [1].from: /blog/1 is the article content/blog/1.md; only an address without a page can be sent on',
  ],
  [
    '/blog/3 /services',
    '1:9 [1].from: /blog/3 is the article content/blog/3.md; only an address without a page can be sent on',
  ],
  ['/old /blog/99', '2:7 [1].to: there is no article /blog/99'],
  ['/old /blog/01', '2:7 [1].to: write the link /blog/01 as /blog/1'],
  ['/old /servces', '2:7 [1].to: there is no page /servces. Did you mean "/services"?'],
  ['/old /blog/2#a', '2:7 [1].to: the article /blog/2 is a draft; readers would not find it'],
  [
    '/old /blog/3',
    '2:7 [1].to: the article /blog/3 comes out on 2025-07-01; readers would not find it',
  ],
  [
    '/old https://www.site.example/blog/1#a',
    '2:7 [1].to: "https://www.site.example/blog/1#a" is a page of this site; write it as /blog/1#a',
  ],
])('%s', (entry, diagnostic) => {
  expect(problemsOf(entry)).toEqual([`r.yaml:${diagnostic}`]);
});

test('an address that is sent on twice is named where it comes again', () => {
  expect(problemsOf('/a /blog', '/b /blog', '/a /about')).toEqual([
    'r.yaml:5:9 [3].from: /a is sent on by an entry above; keep one of them',
  ]);
});

test('a chain is named at each step, with its end', () => {
  expect(problemsOf('/a /b#x', '/b /c', '/c /about#team')).toEqual([
    'r.yaml:2:7 [1].to: /b is sent on itself; write where its readers end, /about#team',
    'r.yaml:4:7 [2].to: /c is sent on itself; write where its readers end, /about#team',
  ]);
});

test.each([
  [['/a /a'], ['2:7 [1].to: leads round in a circle: /a, /a']],
  [
    ['/a /b', '/b /a'],
    [
      '2:7 [1].to: leads round in a circle: /a, /b, /a',
      '4:7 [2].to: leads round in a circle: /b, /a, /b',
    ],
  ],
  [
    ['/x /a', '/a /a#b'],
    [
      '2:7 [1].to: leads round in a circle: /x, /a, /a',
      '4:7 [2].to: leads round in a circle: /a, /a',
    ],
  ],
])('a circle is named: %j', (entries, diagnostics) => {
  expect(problemsOf(...entries)).toEqual(diagnostics.map((diagnostic) => `r.yaml:${diagnostic}`));
});
