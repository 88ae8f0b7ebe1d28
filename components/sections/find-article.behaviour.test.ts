import { HOSTILE_HTML } from '../test-content';
import { findElement, renderPage } from '../test-page';
import { findArticle } from './find-article.behaviour';

const copy = { title: 'Blog post not found', text: 'It may have moved.' };

function openPage(pathname: string, ids = [1, 2, 3, 7], search = '', hash = '') {
  document.title = '404';
  renderPage('<main><h1>404</h1><p>No page.</p><div hidden></div></main>');
  const replace = jest.fn();
  findArticle(findElement('main'), { ids, ...copy }, { pathname, search, hash, replace });
  const texts = [findElement('h1').textContent, findElement('p').textContent];
  const target: unknown = replace.mock.lastCall?.[0];
  return { target, texts, title: document.title, isNewestVisible: !findElement('div').hidden };
}

const unchanged = { texts: ['404', 'No page.'], title: '404', isNewestVisible: false };

test.each([
  ['/blog/7-old-title', '/blog/7'],
  ['/blog/007', '/blog/7'],
  [`/blog/7${encodeURIComponent(HOSTILE_HTML)}`, '/blog/7'],
])('redirects %s to %s', (pathname, target) => {
  expect(openPage(pathname)).toEqual({ ...unchanged, target });
});

test.each([
  '/blog/999',
  '/blog/7/2',
  // Article 7 exists, but redirecting `/blog/7` to itself would cause an infinite loop.
  '/blog/7',
  `/blog/${encodeURIComponent(HOSTILE_HTML)}`,
])('shows the heading and text for a missing article at %s', (pathname) => {
  const { title } = copy;
  const expected = { target: undefined, texts: Object.values(copy), title, isNewestVisible: true };
  expect(openPage(pathname)).toEqual(expected);
  expect(document.querySelector('script, img')).toBeNull();
});

test.each(['/nowhere', '/blog/', '/en/blog/007'])('does not change the page at %s', (pathname) => {
  expect(openPage(pathname)).toEqual({ ...unchanged, target: undefined });
});

test('keeps the fragment #h-costs when redirecting from /blog/007', () => {
  expect(openPage('/blog/007', [7], '#h-costs').target).toBe('/blog/7#h-costs');
});
