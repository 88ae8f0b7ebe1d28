import type { Article, Topic } from '@/lib/content/collections';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTimeout as wait } from 'node:timers/promises';
import { makeArticle } from '@/lib/content/test-content';
import { fixturePages, makeArticles } from '../test-content';
import { findElement, renderPage, runScripts } from '../test-page';
import { ArticleList } from './article-list';

const topics = fixturePages.blog.topics.list;
const [borrowing, investing] = topics;

const renderArticles = (articles: Article[]) =>
  renderPage(<ArticleList title="Posts" topics={topics} articles={articles} />);

function renderList(count: number) {
  history.replaceState(null, '');
  renderArticles(makeArticles(count));
  runScripts();
}

const visibleTitles = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .filter((title) => !title.closest('details:not([open])'))
    .map(({ textContent }) => textContent);

test('renders only the title and the empty-list message if there are no articles', () => {
  renderList(0);
  expect(screen.getByRole('heading', { level: 2, name: 'Posts' })).toBeVisible();
  expect(screen.getByText(/^The first article is being written/)).toBeVisible();
  expect(document.querySelector('form, ul, details')).toBeNull();
});

test.each([
  [6, 6, undefined],
  [7, 6, '1 more article'],
  [23, 6, '17 more articles'],
])('lists %i articles, but only %i before a click on “Show More”', (count, visible, note) => {
  renderList(count);
  const titles = screen.getAllByRole('heading', { level: 3 });
  const texts = makeArticles(count).map(({ title }) => title);
  expect(titles.map(({ textContent }) => textContent)).toEqual(texts);
  expect(visibleTitles()).toHaveLength(visible);
  expect(document.querySelector('summary > :last-child')?.textContent).toBe(note);
  const loading = Array.from(document.images, (image) => image.getAttribute('loading'));
  expect(loading.lastIndexOf('eager')).toBe(0);
});

test.each<[string, string, () => unknown, string]>([
  ['the seventh article', 'a click', () => userEvent.click(screen.getByText('Show More')), 'A'],
  ['no element', '“Find in page”', () => findElement('details').toggleAttribute('open'), 'BODY'],
])('moves focus to %s when %s expands the list', async (_target, _cause, expand, focused) => {
  renderList(8);
  const toggled = new Promise((resolve) =>
    findElement('details').addEventListener('toggle', resolve),
  );
  await expand();
  await toggled;
  await wait(0);
  expect(document.activeElement?.tagName).toBe(focused);
  if (focused === 'A') expect(document.activeElement).toHaveAccessibleName(/about Post 2$/);
});

test('shows the search form once its script runs', () => {
  renderArticles(makeArticles(1));
  expect(findElement('form')).not.toBeVisible();
  runScripts();
  expect(screen.getByRole('search')).toHaveAttribute('action', '/blog');
  const field = screen.getByRole('searchbox', { name: 'Search this site' });
  expect(field).toHaveAttribute('name', 'q');
  // When the visitor goes back, WebKit clears a field with `autocomplete="off"` after scripts have filled it.
  expect(field).not.toHaveAttribute('autocomplete', 'off');
});

test('shows an error and keeps the query in the search field if the search module cannot be loaded', async () => {
  jest.doMock('./search-articles', () => {
    throw new Error('offline');
  });
  history.replaceState(null, '', '/blog?q=tax');
  renderArticles(makeArticles(8));
  runScripts();
  expect(screen.getByRole('searchbox')).toHaveValue('tax');
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
  expect(await screen.findByText(/^The search could not be loaded/)).toBeVisible();
  jest.dontMock('./search-articles');
});

function renderListAt(query: string, ofArticles: (Topic | undefined)[]) {
  const { length: count } = ofArticles;
  history.replaceState(null, '', `/blog${query}`);
  renderArticles(ofArticles.map((topic, index) => makeArticle({ id: count - index, topic })));
}
test.each([
  ['Borrowing', '?utm_source=x&topic=borrowing', ['Post 8', 'Post 1']],
  ['All', '?topic=unused', [8, 7, 6, 5, 4, 3].map((id) => `Post ${id}`)],
])('selects topic “%s” and lists its articles at /blog%s', async (name, query, titles) => {
  const withoutTopic = Array.from({ length: 5 }, () => undefined);
  renderListAt(query, [borrowing, investing, ...withoutTopic, borrowing]);
  expect(screen.queryByRole('navigation')).toBeNull();
  runScripts();
  const links = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['All', 'Borrowing', 'Investing']);
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([
    screen.getByRole('link', { name }),
  ]);
  expect(visibleTitles()).toEqual(titles);
  // A topic in the URL expands the list. Wait for the `toggle` event, which would otherwise affect the next test.
  await wait(0);
});

test('renders no topic links if only one topic has articles', () => {
  renderListAt('', [borrowing, undefined]);
  runScripts();
  expect(screen.queryByRole('navigation')).toBeNull();
});
