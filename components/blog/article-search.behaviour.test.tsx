import { fireEvent, screen } from '@testing-library/react';
import { makeArticle } from '@/lib/content/test-content';
import { indexShard } from '@/lib/seo/search-index';
import { HOSTILE, searchCopy } from '../test-content';
import { find, runBehaviours, showPage } from '../test-page';
import { ArticleList } from './article-list';
import { searchScript } from './search-script';

const PAUSE = 150;

/** Nine articles, newest first: three of them behind Show More. */
const articles = [
  { title: 'Rent or buy', description: 'Two tables for Lagos.', body: 'A deed. Diversification.' },
  { title: 'Credit scores', description: 'Line by line.', body: 'Late rent counts in shops.' },
  { title: 'Ọjà at dawn', description: 'Markets.', body: 'Prices of ₦400,000 and 27.5%.' },
  { title: 'Tax receipts', description: 'What to keep.', body: 'Keep a deed for six years.' },
  { title: 'Gold', description: 'Why it shines.', body: 'Weigh it.' },
  { title: 'Oil', description: 'Why it drips.', body: 'Barrels.' },
  { title: 'Crops', description: 'Fields of ƙasa.', body: 'Maize and yams.' },
  { title: 'Family tax', description: 'Black tax, and love.', body: 'Diversify your help.' },
  { title: 'Ships', description: 'Freight.', body: 'A tariff. Late barrels.' },
].map((article, index) => makeArticle({ ...article, id: 9 - index }));

const ALL = [9, 8, 7, 6, 5, 4];

const letterOf = (url: string) => /^\/search\/(.)\.json$/.exec(url)?.[1] ?? '';

/** The server's answer with one file of the index. */
const answer = (url: string, ok = true) =>
  Promise.resolve({ ok, json: () => Promise.resolve(indexShard(articles, letterOf(url))) });

const wait = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

/** Opens the list at a URL, with its search script. */
function openList(query = '') {
  jest.useFakeTimers();
  history.replaceState(null, '', `/blog${query}`);
  const fetch = jest.fn<ReturnType<typeof answer>, [url: string]>((url) => answer(url));
  Object.assign(window, { fetch });
  showPage(<ArticleList title="Latest" empty="None." search={searchCopy} articles={articles} />);
  runBehaviours();
  const script = document.createElement('script');
  script.textContent = searchScript();
  document.body.append(script);

  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find' });
  const type = (text: string) => fireEvent.input(field, { target: { value: text } });
  return {
    fetch,
    field,
    type,
    status: screen.getByRole('status'),
    search: async (text: string) => {
      type(text);
      await wait(PAUSE);
    },
  };
}

/** The ids of the visible articles, in their order. */
const shown = () =>
  screen
    .getAllByRole('heading', { level: 3, hidden: true })
    .filter((title) => !title.closest('[hidden]') && !title.closest('details:not([open])'))
    .map((title) => articles.find((article) => article.title === title.textContent)?.id);

test.each([
  ['a word in a title', 'gold', [5], '1 text'],
  ['a word in a description behind Show More', 'freight', [1], '1 text'],
  ['a word in a text', 'yams', [3], '1 text'],
  ['the beginning of a word', 'diversif', [9, 2], '2 texts'],
  ['two words, in title and text', 'tax deed', [6], '1 text'],
  ['two words, in description and text', 'lagos DEED', [9], '1 text'],
  ['nothing for two words of different articles', 'gold barrels', [], 'Nothing'],
  ['a word typed without its diacritics', 'oja', [7], '1 text'],
  ['nothing for the middle of a word', 'versif', [], 'Nothing'],
  ['everything for no word', ' a … ', ALL, ''],
  ['titles first, then descriptions, then texts', 'sh', [1, 5, 8], '3 texts'],
  // It stands before the list.
  ['the newest article before better matches', 'ta', [9, 6, 2, 1], '4 texts'],
])('a search finds %s', async (_what, query, ids, text) => {
  const { search, status, field } = openList();
  field.focus();
  await search(query);
  expect(shown()).toEqual(ids);
  expect(status.textContent).toBe(text);
  expect(field).toHaveFocus();
});

test('a search fetches nothing before a pause, and then each part of the index once', async () => {
  const { type, search, fetch } = openList();
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  for (const text of ['ta', 'tax']) {
    type(text);
    await wait(PAUSE - 1);
  }
  expect(fetch).not.toHaveBeenCalled();
  expect(location.search).toBe('');
  await wait(1);
  await search('tax tariff deed');
  const signals = timeout.mock.results.map(({ value }) => ({ signal: value as AbortSignal }));
  expect(fetch.mock.calls).toEqual([
    ['/search/t.json', signals[0]],
    ['/search/d.json', signals[1]],
  ]);
  expect(timeout.mock.calls).toEqual([[4000], [4000]]);
});

test.each([false, true])('a search hides Show More, which was open: %s', async (isOpen) => {
  const { search } = openList();
  const more = find('details');
  more.toggleAttribute('open', isOpen);
  await search('tax');
  expect(more).toHaveAttribute('hidden');
  expect(shown()).toEqual([6, 2]);
  await search('');
  expect(more).not.toHaveAttribute('hidden');
  expect(more.hasAttribute('open')).toBe(isOpen);
  expect(shown()).toEqual(isOpen ? [...ALL, 3, 2, 1] : ALL);
});

test('the URL keeps the query, beside what was there', async () => {
  const { search } = openList('?from=mail#main');
  const entries = history.length;
  await search(' black tax & love ');
  expect(location.href).toBe('http://localhost/blog?from=mail&q=black+tax+%26+love#main');
  await search('');
  expect(location.href).toBe('http://localhost/blog?from=mail#main');
  expect(history).toHaveLength(entries);
});

test('a query in the URL is searched, at first and on Back and Forward', async () => {
  const { field } = openList('?q=late+ba%72rels');
  await wait();
  expect([field.value, shown()]).toEqual(['late barrels', [1]]);
  for (const [url, value, ids] of [
    ['/blog?q=oil', 'oil', [4]],
    [`/blog?q=${encodeURIComponent(HOSTILE)}`, HOSTILE, []],
    ['/blog', '', ALL],
  ] as const) {
    history.pushState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await wait();
    expect([field.value, shown()]).toEqual([value, ids]);
    expect(document.querySelector('[onerror]')).toBeNull();
  }
});

test('Enter searches at once and stays on the page', async () => {
  const { type } = openList();
  type('gold');
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
  await wait();
  expect(shown()).toEqual([5]);
});

test.each<[string, (field: HTMLElement) => unknown, boolean]>([
  ['Escape clears', (field) => fireEvent.keyDown(field, { key: 'Escape' }), true],
  ['the button clears', () => screen.getByRole('button', { name: 'Start again' }).click(), true],
  ['another key keeps', (field) => fireEvent.keyDown(field, { key: 'd' }), false],
])('%s the query', async (_what, press, isCleared) => {
  const { search, field, status } = openList();
  await search('gold');
  press(field);
  expect(field.value).toBe(isCleared ? '' : 'gold');
  expect(status.textContent).toBe(isCleared ? '' : '1 text');
  expect(shown()).toEqual(isCleared ? ALL : [5]);
  expect(document.activeElement === field).toBe(isCleared);
  expect(location.search).toBe(isCleared ? '' : '?q=gold');
});

test('a search without its index finds titles and descriptions, and says so', async () => {
  const { search, status, fetch } = openList();
  fetch.mockImplementation((url) => answer(url, letterOf(url) !== 'd'));
  await search('tax deed');
  expect(shown()).toEqual([]);
  expect(status).toHaveTextContent('0 texts by their heads alone');
  // Only the missing part of the index is fetched again.
  fetch.mockImplementation((url) => answer(url));
  await search('tax dee');
  expect(fetch.mock.calls.map(([url]) => letterOf(url))).toEqual(['t', 'd', 'd']);
  expect(status.textContent).toBe('1 text');
});

test('a late answer never replaces the result of a later query', async () => {
  const { search, status, fetch } = openList();
  const arrive: Record<string, () => void> = {};
  fetch.mockImplementation(
    (url) =>
      new Promise((resolve) => {
        arrive[letterOf(url)] = () => resolve(answer(url));
      }),
  );
  await search('barrels');
  await search('deed');
  for (const letter of ['d', 'b']) {
    arrive[letter]?.();
    await wait();
    expect(shown()).toEqual([9, 6]);
    expect(status.textContent).toBe('2 texts');
  }
});
