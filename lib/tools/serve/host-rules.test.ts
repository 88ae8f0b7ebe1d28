import { readFileSync } from 'node:fs';
import { headersFor, locationOf, parseRedirectRules } from './host-rules';

const TEXT = `# a comment
/*
  X-All: yes
  X-Part: one
/blog/*
  X-Part: two
/about\r
\tCache-Control: public, max-age=0
not a pattern
`;
const ALL = { 'X-All': 'yes', 'X-Part': 'one' };

test.each([
  ['/blog/7', { ...ALL, 'X-Part': 'one, two' }],
  ['/about', { ...ALL, 'Cache-Control': 'public, max-age=0' }],
])('the headers for %s are those of every rule that matches', (path, headers) => {
  expect(Object.fromEntries(headersFor(TEXT, path))).toEqual(headers);
});

const published = readFileSync('public/_headers', 'utf8');

test('a drawing that is opened by its URL runs nothing and loads nothing', () => {
  expect(headersFor(published, '/images/tax.svg').get('Content-Security-Policy')).toBe(
    "frame-ancestors 'self', sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:",
  );
});

test('the contact page has no opener policy', () => {
  // With one that the answering page lacks, Firefox and WebKit forget on Back what was typed.
  expect(headersFor(published, '/contact').has('Cross-Origin-Opener-Policy')).toBe(false);
});

test('a redirect rule has a path or a folder, a target and a status; the first for it counts', () => {
  const text =
    '# /a /c\n\n/a /b#c 301\n/%C3%BC /b 301!\n/%C3%BC /b\n/a /c\n/x/* https://site.example/e 308\n';
  const ignored =
    '/* /y\n/x/:y /y\n/w/* /w/:splat 301\n/z /y 200\n/%22%7B$uri;%7D /y\n/a/%2e%2e/b /y\n/100%25 /y\n';
  expect(parseRedirectRules(text + ignored)).toEqual([
    { from: '/a', to: '/b#c', status: 301 },
    { from: '/ü', to: '/b', status: 302 },
    { from: '/x/*', to: 'https://site.example/e', status: 308 },
  ]);
});

test('a redirect keeps the query of the request, unless its target has one', () => {
  expect(['/b#c', '/b?d=1#c'].map((to) => locationOf(to, '?a=1'))).toEqual([
    '/b?a=1#c',
    '/b?d=1#c',
  ]);
});
