import { findElement, renderPage } from '../test-page';
import { findArticle } from './find-article.behaviour';

const copy = { title: 'Blog post not found', text: 'It may have moved.' };

function openPage(url: string) {
  document.title = '404';
  renderPage('<main><h1>404</h1><p>No page.</p></main>');
  const replace = jest.fn();
  const { pathname, search, hash } = new URL(url, 'https://www.baobab.example');
  const options = { ids: [1, 2, 3, 7], ...copy };
  findArticle(findElement('main'), options, { pathname, search, hash, replace });
  const texts = [findElement('h1').textContent, findElement('p').textContent];
  const target: unknown = replace.mock.lastCall?.[0];
  return { target, texts, title: document.title };
}

const unchanged = { texts: ['404', 'No page.'], title: '404' };

test.each([
  ['an old title', '/blog/7', '/blog/7-old-title'],
  ['leading zeros, a query and a fragment', '/blog/7?a=b#h-costs', '/blog/007?a=b#h-costs'],
])('redirects an article URL with %s to the URL %s', (_part, target, pathname) => {
  expect(openPage(pathname)).toEqual({ ...unchanged, target });
});

test.each([
  ['an unknown id', '/blog/999'],
  ['another segment after the id', '/blog/7/2'],
  // Article 7 exists, but redirecting `/blog/7` to itself would cause an infinite loop.
  ['only the id of an existing article', '/blog/7'],
])('shows the texts for a missing article on a 404 page whose URL has %s', (_part, pathname) => {
  const { title } = copy;
  const expected = { target: undefined, texts: Object.values(copy), title };
  expect(openPage(pathname)).toEqual(expected);
});

test.each(['/nowhere', '/blog/', '/en/blog/007'])('does not change the 404 page at %s', (path) => {
  expect(openPage(path)).toEqual({ ...unchanged, target: undefined });
});
