import { HOSTILE } from '../test-content';
import { find, showPage } from '../test-page';
import { findArticle } from './find-article.behaviour';

const words = { title: 'Blog post not found', text: 'It may have moved.' };

/** Opens the page at a path; returns where it went on to, and what it shows. */
function openPage(pathname: string, ids = [1, 2, 3, 7], search = '', hash = '') {
  document.title = '404';
  showPage('<main><h1>404</h1><p>No page.</p><div hidden></div></main>');
  const replace = jest.fn();
  findArticle(find('main'), { ids, ...words }, { pathname, search, hash, replace });
  const texts = [find('h1').textContent, find('p').textContent];
  const target: unknown = replace.mock.lastCall?.[0];
  return { target, texts, title: document.title, isOffered: !find('div').hidden };
}

const unchanged = { texts: ['404', 'No page.'], title: '404', isOffered: false };

test.each([
  ['/blog/7-old-title', '/blog/7'],
  ['/blog/007', '/blog/7'],
  [`/blog/7${encodeURIComponent(HOSTILE)}`, '/blog/7'],
])('%s leads to %s', (pathname, target) => {
  expect(openPage(pathname)).toEqual({ ...unchanged, target });
});

test.each([
  '/blog/999',
  '/blog/7/2',
  // The article's own path, which would lead to itself again and again.
  '/blog/7',
  `/blog/${encodeURIComponent(HOSTILE)}`,
])('%s is not an article, and the page says so', (pathname) => {
  const { title } = words;
  const expected = { target: undefined, texts: Object.values(words), title, isOffered: true };
  expect(openPage(pathname)).toEqual(expected);
  expect(document.querySelector('script, img')).toBeNull();
});

test.each(['/nowhere', '/blog/', '/en/blog/007'])(
  '%s is not the path of an article',
  (pathname) => {
    expect(openPage(pathname)).toEqual({ ...unchanged, target: undefined });
  },
);

test('the fragment of the URL is kept', () => {
  expect(openPage('/blog/007', [7], '#h-costs').target).toBe('/blog/7#h-costs');
});
