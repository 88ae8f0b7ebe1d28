import '@testing-library/jest-dom';
import { runWithStandIns } from '../test-page';
import { findArticle } from './not-found.behaviour';

/** Opens the page at an address: where it went on to, and what its heading says. */
function open(pathname: string, ids = '1-3,7') {
  document.body.innerHTML = '<main id="root"><h1>404</h1><p>No page.</p><div hidden></div></main>';
  const replace = jest.fn();
  runWithStandIns(findArticle, ['root', ids, 'Blog post not found', 'It may have moved.'], {
    location: { pathname, replace },
  });
  return {
    wentTo: replace.mock.calls.flat(),
    heading: document.querySelector('h1')?.textContent,
  };
}

test.each([
  ['/blog/007', '/blog/7'],
  ['/blog/7-old-title', '/blog/7'],
  ['/blog/7/', '/blog/7'],
  ['/blog/2.html', '/blog/2'],
  ['/blog/+7', '/blog/7'],
])('the address %s begins with a known id: on to %s', (pathname, target) => {
  expect(open(pathname)).toEqual({ wentTo: [target], heading: '404' });
});

test.each([
  '/blog/999',
  '/blog/4',
  '/blog/0',
  '/blog/-7',
  '/blog/x',
  '/blog/x7',
  '/blog/NaN',
  '/blog/5-3,7',
  '/blog/7/2',
  '/blog/007/2',
])('%s names no article, and says so', (pathname) => {
  expect(open(pathname)).toEqual({ wentTo: [], heading: 'Blog post not found' });
});

test('the address of an existing article leads to itself no more: no loop', () => {
  expect(open('/blog/7')).toEqual({ wentTo: [], heading: 'Blog post not found' });
});

test.each(['/nowhere', '/', '/blog', '/blog/', '/blogs/7', '/en/blog/007'])(
  '%s is a page like any other',
  (pathname) => {
    expect(open(pathname)).toEqual({ wentTo: [], heading: '404' });
  },
);

test.each(['/blog/0', '/blog/00', '/blog/007', '/blog/x'])(
  'in a blog without articles %s leads nowhere',
  (pathname) => {
    expect(open(pathname, '')).toEqual({ wentTo: [], heading: 'Blog post not found' });
  },
);

test('an article that was looked for changes sentence and title, and shows the way on', () => {
  open('/blog/999');
  expect(document.querySelector('p')).toHaveTextContent('It may have moved.');
  expect(document.querySelector('div')).not.toHaveAttribute('hidden');
  expect(document.title).toBe('Blog post not found');
});
