import { fireEvent, screen } from '@testing-library/react';
import { makeArticle, makeService, makeSite } from '@/lib/content/test-content';
import { buildSearchIndex } from '@/lib/seo/search-index';
import { HOSTILE_HTML, fixturePages } from '../test-content';
import { findElement, runScripts, renderPage } from '../test-page';
import { ArticleList } from './article-list';

const PAUSE_MS = 150;

const topics = fixturePages.blog.topics.list;
const [borrowing, investing] = topics;
const topicsById = new Map([
  ...([8, 6] as const).map((id) => [id, borrowing] as const),
  [5, investing],
]);

/** Articles, newest first. The last three are hidden until the visitor clicks Show More. */
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
].map((article, index) =>
  makeArticle({ ...article, id: 9 - index, topic: topicsById.get(9 - index) }),
);

const INITIAL_IDS = [9, 8, 7, 6, 5, 4];
const NO_MATCH_TEXT = 'We found no exact answer. Ask us';

const services = [makeService({ id: 'risk', title: 'Insurance', lead: 'Cover for <b>cars</b>.' })];
const content = { articles, services, pages: fixturePages, site: makeSite() };
const respond = (ok = true) =>
  Promise.resolve({ ok, json: () => Promise.resolve(JSON.parse(buildSearchIndex(content))) });
const wait = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

/** Renders the list at the URL `/blog${query}`, then focuses the search field, which fetches the index. */
async function openList(query = '', hasIndex = true) {
  jest.useFakeTimers();
  history.replaceState(null, '', `/blog${query}`);
  const fetch = jest.fn<ReturnType<typeof respond>, [url: string]>(() => respond(hasIndex));
  Object.assign(window, { fetch });
  renderPage(<ArticleList title="New" topics={topics} articles={articles} />);
  runScripts();
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search this site' });
  await wait();
  // If the URL contains a search query, the index is fetched before the field has focus.
  expect(fetch).toHaveBeenCalledTimes(query.includes('q=') ? 1 : 0);
  field.focus();
  field.blur();
  field.focus();
  await wait(PAUSE_MS);
  const type = (text: string) => fireEvent.input(field, { target: { value: text } });
  const search = async (text: string) => {
    type(text);
    await wait(2 * PAUSE_MS);
  };
  return { fetch, field, type, search, status: screen.getByRole('status') };
}

const getVisibleIds = () =>
  screen
    .getAllByRole('heading', { level: 3, hidden: true })
    .filter((title) => !title.closest('[hidden]') && !title.closest('details:not([open])'))
    .map((title) => articles.find((article) => article.title === title.textContent)?.id);

test.each([
  ['a collapsed article', 'a word in its description', 'freight', [1], '1 result'],
  ['two articles', 'the beginning of a word in both', 'diversif', [9, 2], '2 results'],
  ['the best match before a newer one', 'a word in both', 'tax', [2, 6], '2 results'],
  ['matches of the first 200 letters', 'more', `gold${' '.repeat(200)}zebra`, [5], '1 result'],
  ['the closest page', 'a word of it and others', 'gold zebra axle', [5], NO_MATCH_TEXT],
  ['all articles', 'a word that no page contains', 'zebra', INITIAL_IDS, NO_MATCH_TEXT],
  ['all articles', 'only stop words', ' ₦ … what ', INITIAL_IDS, ''],
])('lists %s when the visitor types %s', async (_results, _search, query, ids, text) => {
  const { search, status, field } = await openList();
  await search(query);
  expect(new Set(getVisibleIds())).toEqual(new Set(ids));
  expect(getVisibleIds()[0]).toBe(ids[0]);
  expect(status.textContent).toBe(text);
  const link = text === NO_MATCH_TEXT ? '/contact' : undefined;
  expect(status.querySelector('a')?.getAttribute('href')).toBe(link);
  expect(field).toHaveFocus();
});

test('shows results in place of the list, services on every topic, and HTML in sentences as text', async () => {
  const { search } = await openList('?topic=borrowing');
  await search('car insurance');
  const result = 'InsuranceServiceCover for <b>cars</b>.Read More about Insurance';
  expect(findElement('section').textContent).toContain(result);
  expect(findElement('section li mark').textContent).toBe('cars');
  expect(findElement('section li a')).toHaveAttribute('href', '/services#risk');
  expect(findElement('h2').textContent).toBe('Results');
  expect(findElement('details')).toHaveAttribute('hidden');
  await search('');
  expect(findElement('h2').textContent).toBe('New');
  expect(findElement('details')).not.toHaveAttribute('hidden');
});

test('lists the results on the selected topic, and all results if there are none on that topic', async () => {
  const { search } = await openList('?topic=borrowing');
  await search('deed');
  expect(getVisibleIds()).toEqual([6]);
  await search('gold');
  expect(getVisibleIds()).toEqual([5]);
});

test('searches 150 ms after the last keystroke, and fetches the index only once for several searches', async () => {
  const { type, fetch } = await openList();
  for (const text of ['ta', 'tax']) {
    type(text);
    await wait(PAUSE_MS - 1);
  }
  expect(getVisibleIds()).toEqual(INITIAL_IDS);
  await wait(1);
  expect(getVisibleIds()).toEqual([2, 6]);
  type('rent');
  await wait(PAUSE_MS);
  expect(getVisibleIds()).toEqual([9, 8]);
  expect(fetch.mock.calls).toEqual([['/search/index.json']]);
});

test('adds a submitted query to the URL without removing the topic and the fragment', async () => {
  const { search } = await openList('?topic=borrowing#main');
  const { href } = location;
  await search(' black tax & love ');
  expect(location.href).toBe(href);
  fireEvent.submit(findElement('form'));
  expect(location.href).toBe('http://localhost/blog?topic=borrowing&q=black+tax+%26+love#main');
});

test.each([
  ['an encoded letter', '?q=late+ba%72rels', 'late barrels', [1]],
  ['encoded HTML', `?q=${encodeURIComponent(HOSTILE_HTML)}`, HOSTILE_HTML, INITIAL_IDS],
])('shows the results at once if the URL of the page has %s', async (_part, url, value, ids) => {
  const { field } = await openList(url);
  expect([field.value, getVisibleIds()]).toEqual([value, ids]);
  expect(document.querySelector('[onerror]')).toBeNull();
});

test.each<[string, (field: HTMLElement) => unknown]>([
  ['presses Escape', (field) => fireEvent.keyDown(field, { key: 'Escape' })],
  ['clicks the button', () => screen.getByRole('button', { name: 'Clear the search' }).click()],
])('clears the query and shows the whole list when the visitor %s', async (_trigger, clear) => {
  const { field, status } = await openList('?q=gold');
  clear(field);
  await wait();
  expect([field.value, status.textContent, location.search]).toEqual(['', '', '']);
  expect(getVisibleIds()).toEqual(INITIAL_IDS);
});

test('shows an error and the whole list if the index cannot be fetched, and retries on the next search', async () => {
  const { fetch, search, status } = await openList('', false);
  await search('tax');
  expect(status.textContent).toBe('The search could not be loaded. Type again to retry.');
  expect(getVisibleIds()).toEqual(INITIAL_IDS);
  fetch.mockImplementation(() => respond());
  await search('gold');
  expect(getVisibleIds()).toEqual([5]);
});
