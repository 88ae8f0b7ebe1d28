import '@testing-library/jest-dom';
import '@testing-library/jest-dom';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { PostList } from '@/components/blog/post-list';
import { makePost } from '@/components/test-content';
import { renderPage, runBehaviours } from '@/components/test-page';
import { indexShard, tokenize } from '@/lib/seo/search-index';

const copy = {
  label: 'Find',
  clear: 'Start again',
  one: '1 text',
  many: '{count} texts',
  none: 'Nothing',
  failed: 'by their heads alone',
};
const PAUSE = 150;
const PATIENCE = 4000;

/** Nine articles, newest first: three of them behind Show More. */
const posts = [
  { title: 'Rent or buy', description: 'Two tables for Lagos.', body: 'A deed. Diversification.' },
  { title: 'Credit scores', description: 'Line by line.', body: 'Late rent counts.' },
  { title: 'Ọjà at dawn', description: 'Markets.', body: 'Prices of ₦400,000 and 27.5%.' },
  { title: 'Tax receipts', description: 'What to keep.', body: 'Keep a deed for six years.' },
  { title: 'Gold', description: 'Why it shines.', body: 'Weigh it.' },
  { title: 'Oil', description: 'Why it drips.', body: 'Barrels.' },
  { title: 'Crops', description: 'Fields of ƙasa.', body: 'Maize and yams.' },
  { title: 'Family tax', description: 'Black tax, and love.', body: 'Diversify your help.' },
  { title: 'Ships', description: 'Freight.', body: 'A tariff. Late barrels.' },
].map((post, index) => makePost({ ...post, id: 9 - index }));

type Reply = { ok: boolean; json: () => Promise<unknown> };
type Listening = Parameters<typeof window.addEventListener>;
const heard: Listening[] = [];

const letterOf = (address: string) => /^\/search\/(.)\.json$/.exec(address)?.[1] ?? '';

/** What the server has for an address. */
const answer = (address: string, articles = posts): Promise<Reply> =>
  Promise.resolve({
    ok: true,
    json: () => Promise.resolve(indexShard(articles, letterOf(address))),
  });

const refuse = (): Promise<Reply> =>
  Promise.resolve({ ok: false, json: () => Promise.resolve({}) });

/** The list at an address, as a browser shows it; the server is a stand-in. */
function openList({
  query = '',
  fetch = answer as (address: string) => Promise<Reply>,
  articles = posts,
} = {}) {
  cleanup();
  document.body.replaceChildren();
  jest.restoreAllMocks();
  jest.useFakeTimers();
  // A new page: what the last one listened to is gone with it.
  for (const listening of heard.splice(0)) window.removeEventListener(...listening);
  const listen = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...listening: Listening) => {
    heard.push(listening);
    listen(...listening);
  });
  history.replaceState(null, '', `/blog${query}`);
  const asked = jest.fn(fetch);
  Object.assign(window, { fetch: asked });
  renderPage(<PostList title="Latest" empty="None." search={copy} posts={articles} />);
  runBehaviours();

  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find' });
  const type = (text: string) => {
    fireEvent.input(field, { target: { value: text } });
  };
  return {
    field,
    type,
    asked,
    form: screen.getByRole('search'),
    status: screen.getByRole('status'),
    more: screen.getByText('Show More').closest('details'),
    letters: () => asked.mock.calls.map(([address]) => letterOf(address)),
    /** Types, pauses, and lets what is on its way arrive. */
    search: async (text: string) => {
      type(text);
      await jest.advanceTimersByTimeAsync(PAUSE);
    },
  };
}

const settle = (time = 0) => jest.advanceTimersByTimeAsync(time);

/** The ids of the articles that are shown, in their order. */
const shown = () =>
  screen
    .getAllByRole('heading', { level: 3, hidden: true })
    .filter((title) => !title.closest('[hidden]') && !title.closest('details:not([open])'))
    .map((title) => posts.find((post) => post.title === title.textContent)?.id);

const ALL = [9, 8, 7, 6, 5, 4];

test('nothing is fetched, said or hidden before somebody types', async () => {
  const { asked, status, form } = openList();
  await settle(60_000);
  expect(form).toBeVisible();
  expect(shown()).toEqual(ALL);
  expect(status).toBeEmptyDOMElement();
  expect(asked).not.toHaveBeenCalled();
  expect(location.href).toBe('http://localhost/blog');
});

test.each([
  ['a word of a title', 'gold', [5], '1 text'],
  ['one of a description behind Show More', 'freight', [1], '1 text'],
  ['one of two titles, one behind Show More', 'tax', [6, 2], '2 texts'],
  ['one that only a text has', 'yams', [3], '1 text'],
  ['its beginning', 'diversif', [9, 2], '2 texts'],
  ['title and text together', 'rent', [9, 8], '2 texts'],
  ['words of title and text', 'tax deed', [6], '1 text'],
  ['words of description and text', 'lagos DEED', [9], '1 text'],
  ['words of two articles', 'gold barrels', [], 'Nothing'],
  ['a word with diacritics, typed without', 'oja', [7], '1 text'],
  ['a word typed with them', 'ọjà', [7], '1 text'],
  ['a hooked letter', 'kasa', [3], '1 text'],
  ['an amount', '₦400,000', [7], '1 text'],
  ['a share', '27.5%', [7], '1 text'],
  ['a word that nobody has', 'zebra', [], 'Nothing'],
  ['the middle of a word', 'versif', [], 'Nothing'],
])('%s: %s', async (_, query, ids, said) => {
  const { search, status } = openList();
  await search(query);
  expect(shown()).toEqual(ids);
  expect(status).toHaveTextContent(new RegExp(`^${said}$`));
});

test('letters alone, signs and spaces narrow nothing', async () => {
  const { search, status, asked } = openList();
  for (const query of ['t', ' a ', '…', '  ']) {
    await search(query);
    expect(shown()).toEqual(ALL);
    expect(status).toBeEmptyDOMElement();
  }
  expect(asked).not.toHaveBeenCalled();
});

test('a pause is waited for, and a word is fetched by its first letter, once', async () => {
  const { type, search, letters } = openList();
  type('ta');
  await settle(PAUSE - 1);
  expect(letters()).toEqual([]);
  await search('tax');
  expect(letters()).toEqual(['t']);
  await search('tax tariff deed');
  expect(letters()).toEqual(['t', 'd']);
});

test('a pause is not lost when an answer arrives in it', async () => {
  let arrive = (): void => undefined;
  const { search, type, status } = openList({
    fetch: (address) => new Promise((resolve) => (arrive = () => resolve(answer(address)))),
  });
  await search('tax');
  type('taxx');
  arrive();
  await settle(1);
  expect(status).toHaveTextContent('2 texts');
  await settle(PAUSE);
  expect(status).toHaveTextContent('Nothing');
});

test('Show More waits while there is a query, and is there again afterwards, as it was left', async () => {
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
  expect(shown()).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(more).toHaveAttribute('open');
});

test('the focus stays in the field, whatever is shown', async () => {
  const { search, field } = openList();
  field.focus();
  for (const query of ['tax', 'freight', '']) {
    await search(query);
    expect(field).toHaveFocus();
  }
});

test('the query stands in the address, beside what stood there', async () => {
  const { search } = openList({ query: '?from=mail#main' });
  const entries = history.length;
  await search(' black tax & love ');
  expect(location.href).toBe('http://localhost/blog?from=mail&q=black+tax+%26+love#main');
  await search('');
  expect(location.href).toBe('http://localhost/blog?from=mail#main');
  expect(history).toHaveLength(entries);
});

test('an address with a query shows its articles', async () => {
  const { field, status } = openList({ query: '?q=late+ba%72rels' });
  expect(field).toHaveValue('late barrels');
  await settle();
  expect(shown()).toEqual([1]);
  expect(status).toHaveTextContent('1 text');
});

test('Back and Forward between queries show what each had', async () => {
  const { search, field } = openList();
  await search('gold');
  history.pushState(null, '', '/blog?q=oil');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settle();
  expect(field).toHaveValue('oil');
  expect(shown()).toEqual([4]);
  history.replaceState(null, '', '/blog');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settle();
  expect(field).toHaveValue('');
  expect(shown()).toEqual(ALL);
});

test('Enter searches at once and leaves the page where it is', async () => {
  const { type, form } = openList();
  type('gold');
  expect(fireEvent.submit(form)).toBe(false);
  await settle();
  expect(shown()).toEqual([5]);
});

test.each([
  [
    'Escape',
    ({ field }: ReturnType<typeof openList>) => fireEvent.keyDown(field, { key: 'Escape' }),
  ],
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Start again' }))],
])('%s empties the field at once and leaves the focus in it', async (_, clear) => {
  const list = openList();
  await list.search('gold');
  clear(list);
  expect(list.field).toHaveValue('');
  expect(list.field).toHaveFocus();
  expect(list.status).toBeEmptyDOMElement();
  expect(shown()).toEqual(ALL);
  expect(location.search).toBe('');
});

test('another key does not', async () => {
  const { field, search } = openList();
  await search('gold');
  fireEvent.keyDown(field, { key: 'd' });
  expect(field).toHaveValue('gold');
});

test.each<[string, (address: string) => Promise<Reply>]>([
  ['refused', refuse],
  ['not to be had', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no words', () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError()) })],
])(
  'when the texts are %s, titles and descriptions are searched, and that is said',
  async (_, fetch) => {
    const { search, status } = openList({ fetch });
    await search('rent');
    expect(shown()).toEqual([9]);
    expect(status).toHaveTextContent('1 text by their heads alone');
    await search('yams');
    expect(shown()).toEqual([]);
    expect(status).toHaveTextContent('0 texts by their heads alone');
  },
);

test('the next input asks again', async () => {
  const replies = [refuse, answer];
  const { search, status } = openList({ fetch: (address) => (replies.shift() ?? answer)(address) });
  await search('diver');
  expect(status).toHaveTextContent('0 texts by their heads alone');
  await search('diversi');
  expect(shown()).toEqual([9, 2]);
  expect(status).toHaveTextContent('2 texts');
  expect(status).not.toHaveTextContent('alone');
});

test('one part of two missing is said', async () => {
  const { search, status, letters } = openList({
    fetch: (address) => (address.includes('d') ? refuse() : answer(address)),
  });
  await search('tax deed');
  expect(status).toHaveTextContent('0 texts by their heads alone');
  await search('tax dee');
  expect(letters()).toEqual(['t', 'd', 'd']);
});

test('titles match at once; slow texts are told of after a while, and shown when they come', async () => {
  let arrive = (): void => undefined;
  const { search, status } = openList({
    fetch: (address) => new Promise((resolve) => (arrive = () => resolve(answer(address)))),
  });
  await search('rent');
  expect(shown()).toEqual([9]);
  await settle(PATIENCE - 1);
  expect(status).toBeEmptyDOMElement();
  await settle(1);
  expect(status).toHaveTextContent('1 text by their heads alone');
  arrive();
  await settle();
  expect(shown()).toEqual([9, 8]);
  expect(status).toHaveTextContent(/^2 texts$/);
});

test('texts that are too slow are asked for again with the next input, and not before', async () => {
  const { search, letters } = openList({ fetch: () => new Promise(() => undefined) });
  await search('ren');
  await search('rent');
  expect(letters()).toEqual(['r']);
  await settle(PATIENCE);
  await search('rents');
  expect(letters()).toEqual(['r', 'r']);
});

test('the answer to an earlier query never wins over a later one', async () => {
  const arrivals: Record<string, () => void> = {};
  const { search, status } = openList({
    fetch: (address) =>
      new Promise((resolve) => (arrivals[letterOf(address)] = () => resolve(answer(address)))),
  });
  await search('barrels');
  await search('deed');
  arrivals.d?.();
  await settle();
  expect(shown()).toEqual([9, 6]);
  arrivals.b?.();
  await settle(PATIENCE);
  expect(shown()).toEqual([9, 6]);
  expect(status).toHaveTextContent('2 texts');
});

test('the page reads words as the index does', async () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(..."aBzẹỌ̀ɓƘ09.,’' -₦%é½ﬁßİ日") }),
    fc.string({ unit: 'grapheme' }),
  );
  await fc.assert(
    fc.asyncProperty(text, async (body) => {
      fc.pre(tokenize(body).length > 0);
      const articles = [makePost({ id: 12, title: '–', description: '–', body: `${body} ` })];
      const { search, status } = openOne(articles);
      await search(body);
      expect(status).toHaveTextContent('1 text');
    }),
    { numRuns: 60, examples: [['Ɗan'], ['ƴaƴa'], ['ƙasa'], ['ɓauna'], ['Ọjà’s ₦4,000 27.5%']] },
  );
});

/** A list without Show More. */
function openOne(articles: typeof posts) {
  const padded = [...articles, ...posts.map((post) => ({ ...post, title: '–', description: '–' }))];
  return openList({ articles: padded, fetch: (address) => answer(address, articles) });
}
