import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { renderPage, runBehaviours } from '../test-page';
import { NotFound } from './not-found';

function renderNotFound(missing: 'page' | 'article', newest = [{ id: 7, title: 'Post 7' }]) {
  renderPage(
    <NotFound
      missing={missing}
      page={{ title: '404 - Page Not Found', text: 'It does not exist.', action: 'Go to Home' }}
      article={{ title: 'Blog post not found', text: 'It may have moved.', newest: 'Newest' }}
      newest={newest}
      articleIds="1-7"
    />,
  );
}

test('a missing page is called so, and the way home is a link', () => {
  renderNotFound('page');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 - Page Not Found');
  expect(screen.getByText('It does not exist.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('heading', { name: 'Newest' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a missing article is called so, and the newest ones are offered', () => {
  renderNotFound('article');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blog post not found');
  expect(screen.getByText('It may have moved.')).toBeVisible();
  expect(within(screen.getByRole('list')).getByRole('link', { name: 'Post 7' })).toHaveAttribute(
    'href',
    '/blog/7',
  );
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});

test('a blog without articles offers none', () => {
  renderNotFound('article', []);
  expect(screen.queryByRole('heading', { name: 'Newest' })).not.toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('the page for everything missing becomes the one for articles under /blog/', () => {
  history.replaceState(null, '', '/blog/999');
  renderNotFound('page');
  runBehaviours();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blog post not found');
  expect(screen.getByText('It may have moved.')).toBeVisible();
  expect(screen.queryByText('It does not exist.')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Post 7' })).toBeVisible();
  expect(document.title).toBe('Blog post not found');
});

test('elsewhere it keeps its words', () => {
  history.replaceState(null, '', '/nowhere');
  document.title = '404 - Page Not Found';
  renderNotFound('page');
  runBehaviours();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 - Page Not Found');
  expect(screen.queryByRole('link', { name: 'Post 7' })).not.toBeInTheDocument();
  expect(document.title).toBe('404 - Page Not Found');
});
