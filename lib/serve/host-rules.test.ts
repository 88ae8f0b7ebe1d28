import { readFile } from 'node:fs/promises';
import { headersFor, locationOf, parseHeaderRules, parseRedirectRules } from './host-rules';

const TEXT = `# a comment
/*
  X-All: yes
  X-Part: one
/blog/*
  X-Part: two
/fonts/*.woff2
  X-Font: yes
/about\r
\tCache-Control: public, max-age=0
not a pattern
  X-Lost: 1: 2
`;
const ALL = { 'X-All': 'yes', 'X-Part': 'one' };

test.each([
  ['/blog', ALL],
  ['/blog/7', { ...ALL, 'X-Part': 'one, two' }],
  ['/about', { ...ALL, 'Cache-Control': 'public, max-age=0', 'X-Lost': '1: 2' }],
  ['/about/us', ALL],
  ['/fonts/text.woff2', { ...ALL, 'X-Font': 'yes' }],
  ['/fonts/text.txt', ALL],
])('headers for %s', (path, headers) => {
  expect(Object.fromEntries(headersFor(parseHeaderRules(TEXT), path))).toEqual(headers);
});

test('a drawing of this site that is opened by its URL runs nothing and fetches nothing', async () => {
  const rules = parseHeaderRules(await readFile('public/_headers', 'utf8'));
  expect(headersFor(rules, '/images/tax.svg').get('Content-Security-Policy')).toBe(
    "frame-ancestors 'self', sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:",
  );
});

test('no header parts the form from the page that answers it: Back finds what was typed', async () => {
  const rules = parseHeaderRules(await readFile('public/_headers', 'utf8'));
  // With a policy that the answering page lacks, Firefox and WebKit load the form anew, and empty.
  expect(headersFor(rules, '/contact').has('Cross-Origin-Opener-Policy')).toBe(false);
});

test.each([
  ['/a\t/b\t308\r', '/b', 308],
  ['  /a   https://site.example/b#c  ', 'https://site.example/b#c', 302],
  ['# /a /c\n\n/a /b 301\n/a /c 302', '/b', 301],
])('%j is a redirect', (text, to, status) => {
  expect(parseRedirectRules(text)).toEqual(new Map([['/a', { to, status }]]));
});

test.each(['', '/a', '/a /b 200', '/a /b 301!', '/a /b c 301', '/a/* /b', '/:id /b', 'a /b'])(
  '%j is ignored',
  (text) => {
    expect(parseRedirectRules(text).size).toBe(0);
  },
);

test.each([
  ['/b', '', '/b'],
  ['/b', '?q=1', '/b?q=1'],
  ['/b#c', '?q=1', '/b?q=1#c'],
  ['/b?p=2#c', '?q=1', '/b?p=2#c'],
])('%s with the query %j leads to %s', (to, query, location) => {
  expect(locationOf({ to, status: 301 }, query)).toBe(location);
});
