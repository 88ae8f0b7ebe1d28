import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makePosts } from '../test-content';
import { renderPage, runBehaviours } from '../test-page';
import { PostList } from './post-list';

const search = {
  label: 'Find',
  clear: 'Start again',
  one: '1 text',
  many: '{count} texts',
  none: 'Nothing',
  failed: 'by their heads alone',
};

/** The list of so many posts: its titles in sight, those behind Show More, and its button. */
function renderList(count: number) {
  renderPage(
    <PostList
      title="Latest Posts"
      empty="Come back soon."
      search={search}
      posts={makePosts(count)}
    />,
  );
  runBehaviours();
  const more = screen.queryByRole('group');
  const titles = screen.queryAllByRole('heading', { level: 3 });
  return {
    more,
    button: screen.queryByText('Show More'),
    shown: titles.filter((title) => !more?.contains(title)).map((title) => title.textContent),
    hidden: titles.filter((title) => more?.contains(title)).map((title) => title.textContent),
  };
}

const titlesFrom = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, index) => `Post ${first - index}`);

test('a blog without a post says so', () => {
  const { shown, more } = renderList(0);
  expect(screen.getByRole('heading', { level: 2, name: 'Latest Posts' })).toBeVisible();
  expect(screen.getByText('Come back soon.')).toBeVisible();
  expect(shown).toEqual([]);
  expect(more).toBeNull();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

test.each([1, 6])('%i posts are all in sight, without Show More', (count) => {
  const { shown, more } = renderList(count);
  expect(shown).toEqual(titlesFrom(count, 1));
  expect(more).toBeNull();
  expect(screen.queryByText('Come back soon.')).not.toBeInTheDocument();
});

test.each([
  [7, '6 of 7 articles shown, 1 more'],
  [23, '6 of 23 articles shown, 17 more'],
])('of %i posts six are in sight, the rest behind Show More', (count, text) => {
  const { shown, hidden, more, button } = renderList(count);
  expect(shown).toEqual(titlesFrom(count, count - 5));
  expect(hidden).toEqual(titlesFrom(count - 6, 1));
  expect(more).not.toHaveAttribute('open');
  expect(button?.closest('summary')?.parentElement).toBe(more);
  expect(screen.getByText(text)).toBeVisible();
});

test('every post has one Read More link to its address', () => {
  renderList(7);
  const links = screen.getAllByRole('link', { name: /^Read More about Post \d$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [7, 6, 5, 4, 3, 2, 1].map((id) => `/blog/${id}`),
  );
});

test('Show More reveals the rest and moves the focus to the first of it', async () => {
  const { more, button } = renderList(8);
  if (!more || !button) throw new Error('There is no Show More');
  expect(screen.getByText('What post 2 is about.')).not.toBeVisible();
  await userEvent.click(button);
  expect(screen.getByText('What post 2 is about.')).toBeVisible();
  await waitFor(() =>
    expect(within(more).getByRole('link', { name: 'Read More about Post 2' })).toHaveFocus(),
  );
});

test('closing what a script opened moves no focus', async () => {
  const { more } = renderList(8);
  more?.setAttribute('open', '');
  await waitFor(() => expect(document.body).not.toHaveFocus());
  const toggled = new Promise((resolve) => more?.addEventListener('toggle', resolve));
  (document.activeElement as HTMLElement).blur();
  more?.removeAttribute('open');
  await toggled;
  expect(document.body).toHaveFocus();
});

test('only the first picture is loaded before it is near', () => {
  const { more } = renderList(7);
  const loading = Array.from(document.querySelectorAll('img'), (image) =>
    image.getAttribute('loading'),
  );
  expect(more).not.toBeNull();
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy', 'lazy', 'lazy']);
});
