import { fireEvent, screen } from '@testing-library/react';
import { makeArticle } from '@/lib/content/test-content';
import { searchIndex } from '@/lib/seo/search-index';
import { HOSTILE, pages } from '../test-content';
import { find, runScripts, showPage } from '../test-page';
import { ArticleList } from './article-list';

const PAUSE = 150;

const [borrowing, investing] = pages.blog.topics.list;
/** The topics of some articles, by their ids. */
const topics = new Map([
  ...([8, 6] as const).map((id) => [id, borrowing] as const),
  [5, investing],
]);

/** Nine articles, newest first: three of them behind Show More. */
const articles = [
  { title: 'Rent or buy', description: 'Two tables for Lagos.', body: 'A deed. Diversification.' },
  { title: 'Credit scores', description: 'Line by line.', body: 'Late rent counts in shops.' },
  { title: 'Ọjà at dawn', description: 'Markets.', body: 'Prices of ₦400,000 and 27.5%.' },
  { title: 'Tax receipts', description: 'Papers.', body: 'Keep a deed for six years.' },
  { title: 'Gold', description: 'Why it shines.', body: 'Weigh it.' },
  { title: 'Oil', description: 'Why it drips.', body: 'Barrels.', keywords: ['petroleum', 'FX'] },
  { title: 'Crops', description: 'Fields of ƙasa.', body: '**Maize**\n\nAnd yams.' },
  { title: 'Family tax', description: 'Black tax, and love.', body: 'Diversify your help.' },
  { title: 'Ships', description: 'Freight.', body: 'A tariff. Late barrels.' },
].map((article, index) => makeArticle({ ...article, id: 9 - index, topic: topics.get(9 - index) }));

const ALL = [9, 8, 7, 6, 5, 4];
const NEWEST = [9, 8, 7];
const CLOSEST = 'Closest matches, as no article has all these words:';
const NONE = 'No article has these words. The newest articles are below. Ask us';

const answer = (ok = true) =>
  Promise.resolve({ ok, text: () => Promise.resolve(searchIndex(articles)) });
const wait = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

/** Opens the list at a URL; with the focus in its field, the search is there. */
async function openList(query = '', hasIndex = true) {
  jest.useFakeTimers();
  history.replaceState(null, '', `/blog${query}`);
  const fetch = jest.fn<ReturnType<typeof answer>, [url: string]>(() => answer(hasIndex));
  Object.assign(window, { fetch });
  showPage(<ArticleList {...pages.blog} title="Latest" empty="None." articles={articles} />);
  runScripts();
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the articles' });
  await wait();
  // Where the URL has a query, the search does not wait for the focus.
  expect(fetch).toHaveBeenCalledTimes(query.includes('q=') ? 1 : 0);
  field.focus();
  field.blur();
  field.focus();
  await wait();
  const type = (text: string) => fireEvent.input(field, { target: { value: text } });
  const search = async (text: string) => {
    type(text);
    await wait(PAUSE);
  };
  return { fetch, field, type, search, status: screen.getByRole('status') };
}

/** The ids of the visible articles, in their order. */
const shown = () =>
  screen
    .getAllByRole('heading', { level: 3, hidden: true })
    .filter((title) => !title.closest('[hidden]') && !title.closest('details:not([open])'))
    .map((title) => articles.find((article) => article.title === title.textContent)?.id);

test.each([
  ['a word in a description behind Show More', 'freight', [1], '1 article'],
  ['a word that only the keywords have', 'petroleum', [4], '1 article'],
  ['the beginning of a word', 'diversif', [9, 2], '2 articles'],
  ['a slip of a word', 'credt', [8], '1 article'],
  ['titles first, whichever is newest', 'tax', [2, 6], '2 articles'],
  ['the closest matches where none has all words', 'gold barrels', [5, 4, 1], CLOSEST],
  ['the first 200 letters of a query', `gold${' '.repeat(200)}zebra`, [5], '1 article'],
  ['the newest where none has any', 'zebra', NEWEST, NONE],
  [
    'all, and a hint, for no word that can be found',
    ' ₦ … what ',
    [...ALL, 3, 2, 1],
    'Type a word for what you are looking for, of two letters or more',
  ],
])('a search finds %s', async (_what, query, ids, text) => {
  const { search, status, field } = await openList();
  await search(query);
  expect(new Set(shown())).toEqual(new Set(ids));
  expect(shown()[0]).toBe(ids[0]);
  expect(status.textContent).toBe(text);
  const link = text === NONE ? '/contact' : undefined;
  expect(status.querySelector('a')?.getAttribute('href')).toBe(link);
  expect(field).toHaveFocus();
});

test('a search within a topic finds nothing there, and then looks at all topics', async () => {
  const { search, status } = await openList('?topic=borrowing');
  await search('deed');
  expect(shown()).toEqual([6]);
  await search('gold');
  expect(shown()).toEqual([5]);
  expect(status.textContent).toBe('None on this topic. On all topics, 1 article');
  await search('');
  expect(shown()).toEqual([8, 6]);
});

test('a search waits for a pause; the next one fetches no index, and finds the first article, too', async () => {
  const { type, fetch } = await openList();
  for (const text of ['ta', 'tax']) {
    type(text);
    await wait(PAUSE - 1);
  }
  expect(shown()).toEqual(ALL);
  await wait(1);
  expect(shown()).toEqual([2, 6]);
  type('rent');
  await wait(PAUSE);
  expect(shown()).toEqual([9, 8]);
  expect(fetch.mock.calls).toEqual([['/search/index.json']]);
});

test('a search hides Show More, and leaves it as it was', async () => {
  const { search } = await openList();
  const more = find('details');
  await search('tax');
  expect(more).toHaveAttribute('hidden');
  await search('');
  expect(more).not.toHaveAttribute('hidden');
  expect(shown()).toEqual(ALL);
});

test('the URL gets the query when it is submitted, beside the rest of it', async () => {
  const { search } = await openList('?topic=borrowing#main');
  const { href } = location;
  await search(' black tax & love ');
  expect(location.href).toBe(href);
  fireEvent.submit(find('form'));
  expect(location.href).toBe('http://localhost/blog?topic=borrowing&q=black+tax+%26+love#main');
});

test.each([
  ['?q=late+ba%72rels', 'late barrels', [1]],
  [`?q=${encodeURIComponent(HOSTILE)}`, HOSTILE, NEWEST],
])('answers the query of the URL %s at once', async (url, value, ids) => {
  const { field } = await openList(url);
  expect([field.value, shown()]).toEqual([value, ids]);
  expect(document.querySelector('[onerror]')).toBeNull();
});

test.each<[string, (field: HTMLElement) => unknown]>([
  ['Escape', (field) => fireEvent.keyDown(field, { key: 'Escape' })],
  ['the button', () => screen.getByRole('button', { name: 'Clear the search' }).click()],
])('%s clears the query', async (_what, press) => {
  const { field, status } = await openList('?q=gold');
  press(field);
  await wait();
  expect([field.value, status.textContent, location.search]).toEqual(['', '', '']);
  expect(shown()).toEqual(ALL);
});

test('without its index a search shows all and explains it; the next one tries again', async () => {
  const { fetch, search, status } = await openList('', false);
  await search('tax');
  expect(status.textContent).toBe('The search could not be loaded. Type again to retry.');
  expect(shown()).toEqual(ALL);
  fetch.mockImplementation(() => answer());
  await search('gold');
  expect(shown()).toEqual([5]);
});
