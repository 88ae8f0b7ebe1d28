import { readFileSync } from 'node:fs';
import { findHeaders, resolveRedirectTarget, parseRedirectRules } from './host-rules';

const HEADERS_FILE = `# a comment
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
])('returns the headers of all patterns that match the path %s', (path, headers) => {
  expect(Object.fromEntries(findHeaders(HEADERS_FILE, path))).toEqual(headers);
});

const published = readFileSync('public/_headers', 'utf8');

test('blocks the scripts and requests of an SVG image that is opened as a page (public/_headers)', () => {
  expect(findHeaders(published, '/images/tax.svg').get('Content-Security-Policy')).toBe(
    "frame-ancestors 'self', sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:",
  );
});

test('sets no Cross-Origin-Opener-Policy for the contact page (public/_headers)', () => {
  // The response of the form service does not have this header. If only the contact page had it, Firefox and WebKit
  // would lose the typed message when the visitor goes back.
  expect(findHeaders(published, '/contact').has('Cross-Origin-Opener-Policy')).toBe(false);
});

test('parses redirect rules for paths and folders, but ignores unsupported rules and a second rule for a path', () => {
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

test('appends the query of the request to the target of a redirect, unless the target has a query', () => {
  expect(['/b#c', '/b?d=1#c'].map((to) => resolveRedirectTarget(to, '?a=1'))).toEqual([
    '/b?a=1#c',
    '/b?d=1#c',
  ]);
});
