import '@testing-library/jest-dom';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTimeout as taskLater } from 'node:timers/promises';
import { makeArticles, searchCopy } from '../test-content';
import { find, renderPage, runBehaviours } from '../test-page';
import { ArticleList } from './article-list';

/** The list of so many articles: the titles in sight, and those behind Show More. */
function renderList(count: number) {
  renderPage(
    <ArticleList
      title="Latest Posts"
      empty="Come back soon."
      search={searchCopy}
      articles={makeArticles(count)}
    />,
  );
  runBehaviours();
  const more = document.querySelector('details');
  const titles = screen.queryAllByRole('heading', { level: 3 });
  const read = (isHidden: boolean) =>
    titles
      .filter((title) => Boolean(more?.contains(title)) === isHidden)
      .map((title) => title.textContent);
  return { more, shown: read(false), hidden: read(true) };
}

beforeEach(() => {
  history.replaceState(null, '');
});

const titlesFrom = (first: number, last: number) =>
  makeArticles(first)
    .map(({ title }) => title)
    .slice(0, first - last + 1);

test('a blog without an article says so, and has nothing to search', () => {
  const { shown, more } = renderList(0);
  expect(screen.getByRole('heading', { level: 2, name: 'Latest Posts' })).toBeVisible();
  expect(screen.getByText('Come back soon.')).toBeVisible();
  expect([shown, more]).toEqual([[], null]);
  expect(document.querySelector('ul, form')).toBeNull();
});

test.each([1, 6])('%i articles are all in sight, without Show More', (count) => {
  const { shown, more } = renderList(count);
  expect(shown).toEqual(titlesFrom(count, 1));
  expect(more).toBeNull();
  expect(screen.queryByText('Come back soon.')).not.toBeInTheDocument();
});

test.each([
  [7, '6 of 7 articles shown, 1 more'],
  [23, '6 of 23 articles shown, 17 more'],
])('of %i articles six are in sight, the others behind Show More', (count, text) => {
  const { shown, hidden, more } = renderList(count);
  expect(shown).toEqual(titlesFrom(count, count - 5));
  expect(hidden).toEqual(titlesFrom(count - 6, 1));
  expect(more).not.toHaveAttribute('open');
  expect(screen.getByText(text)).toBeVisible();
});

test('every card says Read More; only the first image loads before it is near', () => {
  renderList(7);
  const links = screen.getAllByRole('link', { name: /^Read More about Post \d$/ });
  const hrefs = links.map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([7, 6, 5, 4, 3, 2, 1].map((id) => `/blog/${id}`));
  const loading = Array.from(document.images, (image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', ...Array<string>(6).fill('lazy')]);
});

test.each<[string, string, () => unknown]>([
  ['a press of Show More', 'goes to', () => userEvent.click(screen.getByText('Show More'))],
  ['find in page', 'does not go to', () => find('details').setAttribute('open', '')],
])('after %s the focus %s the first article that is revealed', async (_what, goes, open) => {
  const { more } = renderList(8);
  const toggled = new Promise((resolve) => more?.addEventListener('toggle', resolve));
  await open();
  await toggled;
  await taskLater(0);
  const first = screen.getByRole('link', { name: 'Read More about Post 2' });
  expect(goes === 'goes to' ? first : document.body).toHaveFocus();
});

test('Back and a reload open the list again', async () => {
  const { more } = renderList(8);
  more?.setAttribute('open', '');
  await taskLater(0);
  cleanup();
  expect(renderList(8).more).toHaveAttribute('open');
  await taskLater(0);
});

test('without scripts there is no search field; it is named, and its form has an address', () => {
  renderPage(<ArticleList title="A" empty="B" search={searchCopy} articles={makeArticles(1)} />);
  expect(document.querySelector('input')).toBeNull();
  runBehaviours();
  expect(screen.getByRole('search')).toHaveAttribute('action', '/blog');
  const field = screen.getByRole('searchbox', { name: 'Find' });
  expect(field).toHaveAttribute('name', 'q');
  // WebKit empties such a field on Back, after every event that could fill it in again.
  expect(field).not.toHaveAttribute('autocomplete', 'off');
  expect(screen.getByRole('button', { name: 'Start again' })).toHaveAttribute('type', 'reset');
  expect(screen.getByRole('button', { name: 'Find' })).toHaveAttribute('type', 'submit');
});
