import { readFileSync } from 'node:fs';
import { findHeaders, resolveRedirectTarget } from './host-rules';

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

test('appends the query of the request to the target of a redirect, unless the target has a query', () => {
  expect(['/b#c', '/b?d=1#c'].map((to) => resolveRedirectTarget(to, '?a=1'))).toEqual([
    '/b?a=1#c',
    '/b?d=1#c',
  ]);
});
