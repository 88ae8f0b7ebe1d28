import { find } from '../test-page';
import { findArticle } from './not-found.behaviour';

const words = ['Blog post not found', 'It may have moved.'] as const;

/** Opens the page at a URL: where it went on to, and what it says. */
function open(pathname: string, ids = '1-3,7') {
  document.title = '404';
  document.body.innerHTML = '<main><h1>404</h1><p>No page.</p><div hidden></div></main>';
  const replace = jest.fn();
  // As it is printed: jsdom does not let a test replace `location`.
  const run = new Function('location', 'args', `(${String(findArticle)})(...args)`);
  run({ pathname, replace }, [find('main'), ids, ...words]);
  const texts = [find('h1').textContent, find('p').textContent];
  const isOffered = !find('div').hidden;
  return { wentTo: replace.mock.calls.flat(), texts, title: document.title, isOffered };
}

const asBefore = { texts: ['404', 'No page.'], title: '404', isOffered: false };

test.each([
  ['/blog/007', '/blog/7'],
  ['/blog/7-old-title', '/blog/7'],
  ['/blog/7/', '/blog/7'],
  ['/blog/2.html', '/blog/2'],
])('the path %s begins with a known id: on to %s', (pathname, target) => {
  expect(open(pathname)).toEqual({ ...asBefore, wentTo: [target] });
});

test.each([
  ...['/blog/999', '/blog/4', '/blog/0', '/blog/-7', '/blog/x7', '/blog/7/2'],
  // The article's own path, which would lead to itself again and again.
  '/blog/7',
])('%s is no article, and the page says so', (pathname) => {
  const title = words[0];
  expect(open(pathname)).toEqual({ wentTo: [], texts: words, title, isOffered: true });
});

test.each(['/blog/0', '/blog/00', '/blog/007'])('a blog without articles has no %s', (pathname) => {
  expect(open(pathname, '')).toMatchObject({ wentTo: [], texts: words });
});

test.each(['/nowhere', '/', '/blog', '/blog/', '/blogs/7', '/en/blog/007'])(
  '%s is a page like any other',
  (pathname) => {
    expect(open(pathname)).toEqual({ ...asBefore, wentTo: [] });
  },
);
