import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { indexShard } from '@/lib/seo/search-index';
import { makeArticle, searchCopy } from '../test-content';
import { openPage, renderPage, runBehaviours } from '../test-page';
import { ArticleList } from './article-list';
import { searchScript } from './search-script';

const PAUSE = 150;
const TIMEOUT_MS = 4000;

/** Nine articles, newest first: three of them behind Show More. */
const articles = [
  { title: 'Rent or buy', description: 'Two tables for Lagos.', body: 'A deed. Diversification.' },
  { title: 'Credit scores', description: 'Line by line.', body: 'Late rent counts.' },
  { title: 'Ọjà at dawn', description: 'Markets.', body: 'Prices of ₦400,000 and 27.5%.' },
  { title: 'Tax receipts', description: 'What to keep.', body: 'Keep a deed for six years.' },
  { title: 'Gold', description: 'Why it shines.', body: 'Weigh it.' },
  { title: 'Oil', description: 'Why it drips.', body: 'Barrels.' },
  { title: 'Crops', description: 'Fields of ƙasa.', body: 'Maize and yams.' },
  { title: 'Family tax', description: 'Black tax, and love.', body: 'Diversify your help.' },
  { title: 'Ships', description: 'Freight.', body: 'A tariff. Late barrels.' },
].map((article, index) => makeArticle({ ...article, id: 9 - index }));

const ALL = [9, 8, 7, 6, 5, 4];

type Reply = { ok: boolean; json: () => Promise<unknown> };
type Server = (url: string, options?: { signal: AbortSignal }) => Promise<Reply>;

const letterOf = (url: string) => /^\/search\/(.)\.json$/.exec(url)?.[1] ?? '';
const reply = (json: unknown, ok = true): Promise<Reply> =>
  Promise.resolve({ ok, json: () => Promise.resolve(json) });
const answer: Server = (url) => reply(indexShard(articles, letterOf(url)));
const refuse: Server = () => reply({}, false);

/** A server that answers a letter when it is told to. */
function makeSlowServer() {
  const waiting: Record<string, () => void> = {};
  const fetch: Server = (url, options) =>
    new Promise((resolve, reject) => {
      waiting[letterOf(url)] = () => resolve(answer(url));
      options?.signal.addEventListener('abort', () => reject(new Error('Too late')));
    });
  return { fetch, arrive: (letter: string) => waiting[letter]?.() };
}

const settle = (time = 0) => jest.advanceTimersByTimeAsync(time);

/** The list at a URL, as a browser shows it. */
function openList({ query = '', fetch = answer } = {}) {
  openPage();
  history.replaceState(null, '', `/blog${query}`);
  const fetched = jest.fn(fetch);
  Object.assign(window, { fetch: fetched });
  // The browser's own clock is no fake one.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort();
    }, time);
    return controller.signal;
  });
  renderPage(<ArticleList title="Latest" empty="None." search={searchCopy} articles={articles} />);
  runBehaviours();
  const script = document.createElement('script');
  script.textContent = searchScript();
  document.body.append(script);

  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find' });
  const type = (text: string) => {
    fireEvent.input(field, { target: { value: text } });
  };
  return {
    field,
    type,
    form: screen.getByRole('search'),
    status: screen.getByRole('status'),
    more: screen.getByText('Show More').closest('details'),
    letters: () => fetched.mock.calls.map(([url]) => letterOf(url)),
    /** Types, pauses, and lets pending answers arrive. */
    search: async (text: string) => {
      type(text);
      await settle(PAUSE);
    },
  };
}

/** The ids of the articles that are shown, in their order. */
const shown = () =>
  screen
    .getAllByRole('heading', { level: 3, hidden: true })
    .filter((title) => !title.closest('[hidden]') && !title.closest('details:not([open])'))
    .map((title) => articles.find((article) => article.title === title.textContent)?.id);

test.each([
  ['a word of a title', 'gold', [5], '1 text'],
  ['one of a description behind Show More', 'freight', [1], '1 text'],
  ['one of two titles, one behind Show More', 'tax', [6, 2], '2 texts'],
  ['one that only a text has', 'yams', [3], '1 text'],
  ['its beginning', 'diversif', [9, 2], '2 texts'],
  ['title and text together', 'rent', [9, 8], '2 texts'],
  ['first what all titles say, then descriptions, then texts', 'late', [8, 1], '2 texts'],
  ['one of two words in a title counts as little as its text', 'why weigh', [5], '1 text'],
  ['words of title and text', 'tax deed', [6], '1 text'],
  ['words of description and text', 'lagos DEED', [9], '1 text'],
  ['words of two articles', 'gold barrels', [], 'Nothing'],
  ['a word with diacritics, typed without', 'oja', [7], '1 text'],
  ['the middle of a word', 'versif', [], 'Nothing'],
  ['nothing that is a word', ' a … ', ALL, ''],
])('%s: %s', async (_what, query, ids, text) => {
  const { search, status, field } = openList();
  field.focus();
  await search(query);
  expect(shown()).toEqual(ids);
  expect(status.textContent).toBe(text);
  expect(field).toHaveFocus();
});

test('nothing is fetched before a pause; then a shard for each first letter, once', async () => {
  const { type, search, letters, status } = openList();
  await settle(60_000);
  type('ta');
  await settle(PAUSE - 1);
  expect(letters()).toEqual([]);
  expect(status.textContent).toBe('');
  expect(location.href).toBe('http://localhost/blog');
  await search('tax');
  expect(letters()).toEqual(['t']);
  await search('tax tariff deed');
  expect(letters()).toEqual(['t', 'd']);
});

test('Show More is hidden while there is a query, and is as it was afterwards', async () => {
  const { search, more } = openList();
  await search('tax');
  expect(more).toHaveAttribute('hidden');
  await search('');
  expect(more).not.toHaveAttribute('hidden');
  expect(more).not.toHaveAttribute('open');
  expect(shown()).toEqual(ALL);

  more?.setAttribute('open', '');
  await search('tax');
  expect(shown()).toEqual([6, 2]);
  await search('');
  expect(shown()).toEqual([...ALL, 3, 2, 1]);
  expect(more).toHaveAttribute('open');
});

test('the query is kept in the URL, beside what was there', async () => {
  const { search } = openList({ query: '?from=mail#main' });
  const entries = history.length;
  await search(' black tax & love ');
  expect(location.href).toBe('http://localhost/blog?from=mail&q=black+tax+%26+love#main');
  await search('');
  expect(location.href).toBe('http://localhost/blog?from=mail#main');
  expect(history).toHaveLength(entries);
});

test('what has all words in its title comes first, then in its description', async () => {
  const { search } = openList();
  // In the texts of 9 and 6, the title of 2.
  await search('diversif tax');
  expect(shown()).toEqual([2]);
  await search('ta');
  // The newest, 9, keeps its place before the list.
  expect(shown()).toEqual([9, 6, 2, 1]);
  await search('');
  expect(shown()).toEqual(ALL);
});

test('the URL’s query is searched, at first and on Back and Forward', async () => {
  const { field, status } = openList({ query: '?q=late+ba%72rels' });
  await settle();
  expect(field).toHaveValue('late barrels');
  expect(shown()).toEqual([1]);
  expect(status).toHaveTextContent('1 text');
  for (const [url, value, ids] of [
    ['/blog?q=oil', 'oil', [4]],
    ['/blog', '', ALL],
  ] as const) {
    history.pushState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(field).toHaveValue(value);
    expect(shown()).toEqual(ids);
  }
});

test('Enter searches at once and stays on the page', async () => {
  const { type, form } = openList();
  type('gold');
  expect(fireEvent.submit(form)).toBe(false);
  await settle();
  expect(shown()).toEqual([5]);
});

test.each<[string, (field: HTMLElement) => void, boolean]>([
  ['Escape', (field) => fireEvent.keyDown(field, { key: 'Escape' }), true],
  ['the button', () => screen.getByRole('button', { name: 'Start again' }).click(), true],
  ['another key', (field) => fireEvent.keyDown(field, { key: 'd' }), false],
])('after %s the field is empty and has the focus: %j', async (_what, press, isCleared) => {
  const { search, field, status } = openList();
  await search('gold');
  press(field);
  expect(field.value).toBe(isCleared ? '' : 'gold');
  expect(status.textContent).toBe(isCleared ? '' : '1 text');
  expect(shown()).toEqual(isCleared ? ALL : [5]);
  expect(document.activeElement === field).toBe(isCleared);
  expect(location.search).toBe(isCleared ? '' : '?q=gold');
});

test.each<[string, Server]>([
  ['refused', refuse],
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when shards are %s, titles and descriptions are searched, and it says so', async (_, fetch) => {
  const { search, status } = openList({ fetch });
  await search('rent');
  expect(shown()).toEqual([9]);
  expect(status).toHaveTextContent('1 text by their heads alone');
  await search('yams');
  expect(shown()).toEqual([]);
  expect(status).toHaveTextContent('0 texts by their heads alone');
});

test('only the shard that is missing is fetched again with the next input', async () => {
  let isDown = true;
  const { search, status, letters } = openList({
    fetch: (url) => (isDown && letterOf(url) === 'd' ? refuse(url) : answer(url)),
  });
  await search('tax deed');
  expect(status).toHaveTextContent('0 texts by their heads alone');
  isDown = false;
  await search('tax dee');
  expect(letters()).toEqual(['t', 'd', 'd']);
  expect(status.textContent).toBe('1 text');
});

test('shards that are too slow are reported, and fetched again with the next input', async () => {
  const { fetch, arrive } = makeSlowServer();
  const { search, status, letters } = openList({ fetch });
  await search('ren');
  await search('rent');
  expect(shown()).toEqual([9]);
  await settle(TIMEOUT_MS - PAUSE - 1);
  expect(status.textContent).toBe('');
  await settle(1);
  expect(status).toHaveTextContent('1 text by their heads alone');
  expect(letters()).toEqual(['r']);
  await search('rents');
  await search('rent');
  expect(letters()).toEqual(['r', 'r']);
  arrive('r');
  await settle();
  expect(shown()).toEqual([9, 8]);
  expect(status.textContent).toBe('2 texts');
});

test('an answer that arrives during a pause does not cancel the search that follows', async () => {
  const { fetch, arrive } = makeSlowServer();
  const { search, type, status } = openList({ fetch });
  await search('tax');
  type('taxx');
  arrive('t');
  await settle(1);
  expect(status).toHaveTextContent('2 texts');
  await settle(PAUSE);
  expect(status).toHaveTextContent('Nothing');
});

test('the answer to an earlier query does not replace that to a later one', async () => {
  const { fetch, arrive } = makeSlowServer();
  const { search, status } = openList({ fetch });
  await search('barrels');
  await search('deed');
  for (const letter of ['d', 'b']) {
    arrive(letter);
    await settle(TIMEOUT_MS);
    expect(shown()).toEqual([9, 6]);
    expect(status.textContent).toBe('2 texts');
  }
});
