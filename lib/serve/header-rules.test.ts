import { headersFor, parseHeaderRules } from './header-rules';
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
