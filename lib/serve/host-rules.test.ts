import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFor, locationOf, parseHeaderRules, parseRedirectRules } from './host-rules';
import { withSite } from './test-site';

const TEXT = `# a comment
/*
  X-All: yes
  X-Part: one
/blog/*
  X-Part: two
/about\r
\tCache-Control: public, max-age=0
not a pattern
  X-Lost: 1: 2
`;

test.each([
  ['/', { 'X-All': 'yes', 'X-Part': 'one' }],
  ['/blog', { 'X-All': 'yes', 'X-Part': 'one' }],
  ['/blog/7', { 'X-All': 'yes', 'X-Part': 'one, two' }],
  [
    '/about',
    { 'X-All': 'yes', 'X-Part': 'one', 'Cache-Control': 'public, max-age=0', 'X-Lost': '1: 2' },
  ],
  ['/about/us', { 'X-All': 'yes', 'X-Part': 'one' }],
])('%s', (path, headers) => {
  expect(Object.fromEntries(headersFor(parseHeaderRules(TEXT), path))).toEqual(headers);
});

test('a pattern may go on behind its star', () => {
  const rules = parseHeaderRules('/fonts/*.woff2\n  X-Font: yes\n');
  expect(headersFor(rules, '/fonts/text.woff2').size).toBe(1);
  expect(headersFor(rules, '/fonts/text.txt').size).toBe(0);
});

test('the server sends them with pages, and the file itself is no page', () =>
  withSite({ _headers: '/*\n  X-Site: ours\n', 'about.html': 'about' }, async ({ ask }) => {
    expect((await ask('/about')).headers['x-site']).toBe('ours');
    expect((await ask('/nowhere')).headers['x-site']).toBe('ours');
    expect((await ask('/_headers')).status).toBe(404);
  }));

test('what is missing is never kept for long', () =>
  withSite(
    { _headers: '/images/*\n  Cache-Control: public, max-age=86400\n', 'images/a.svg': '<svg/>' },
    async ({ ask }) => {
      expect((await ask('/images/a.svg')).headers['cache-control']).toBe('public, max-age=86400');
      expect((await ask('/images/b.svg')).headers['cache-control']).toContain('max-age=0');
    },
  ));

test.each([
  ['/a /b 301', '/b', 301],
  ['/a\t/b\t308\r', '/b', 308],
  ['  /a   https://site.example/b#c  ', 'https://site.example/b#c', 302],
  ['# /a /c\n\n/a /b 301\n/a /c 302', '/b', 301],
])('%j', (text, to, status) => {
  expect(parseRedirectRules(text)).toEqual(new Map([['/a', { to, status }]]));
});

test.each(['', '/a', '/a /b 200', '/a /b 301!', '/a /b c 301', '/a/* /b', '/:id /b', 'a /b'])(
  '%j is no rule',
  (text) => {
    expect(parseRedirectRules(text).size).toBe(0);
  },
);

test.each([
  ['/b', '', '/b'],
  ['/b', '?q=1', '/b?q=1'],
  ['/b#c', '?q=1', '/b?q=1#c'],
  ['/b?p=2#c', '?q=1', '/b?p=2#c'],
])('%s with %j leads to %s', (to, query, location) => {
  expect(locationOf({ to, status: 301 }, query)).toBe(location);
});

const FILES = {
  _redirects: '/blog/12 /blog/30 301\n',
  'blog/12.html': 'moved',
  'blog/30.html': 'post 30',
};

test.each([
  ['/blog/12', 301, '/blog/30'],
  ['/blog/12?from=mail', 301, '/blog/30?from=mail'],
  ['/blog/12/', 308, '/blog/12'],
  ['/blog/12.html', 308, '/blog/12'],
])('%s is answered %i to %s', (path, status, location) =>
  withSite(FILES, async ({ ask }) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  }),
);

test('HEAD is sent on like GET, other methods are not', () =>
  withSite(FILES, async ({ ask }) => {
    expect((await ask('/blog/12', { method: 'HEAD' })).status).toBe(301);
    expect((await ask('/blog/12', { method: 'POST' })).status).toBe(405);
    expect((await ask('/blog/30')).text).toBe('post 30');
    expect((await ask('/_redirects')).status).toBe(404);
  }));

test('a changed file counts at once, and without it the page is served', () =>
  withSite(FILES, async ({ ask, outDir }) => {
    await ask('/blog/12');
    await writeFile(join(outDir, '_redirects'), '/blog/12 / 302\n');
    expect((await ask('/blog/12')).headers.location).toBe('/');
    await rm(join(outDir, '_redirects'));
    expect(await ask('/blog/12')).toMatchObject({ status: 200, text: 'moved' });
  }));
