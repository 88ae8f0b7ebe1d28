import MiniSearch from 'minisearch';
import { type SearchEntry, searchOptions, tokenize } from '@/lib/seo/search-terms';

/** The words of the search, and where its index is. */
export type SearchOptions = {
  /** The id of the element that tells how many articles were found. */
  status: string;
  /** The URL of the index. */
  index: string;
  one: string;
  many: string;
  closest: string;
  none: string;
  noWord: string;
  ask: string;
  /** The URL path of the contact page. */
  contact: string;
  failed: string;
};

/** How many articles are offered where none was found. */
const NEWEST = 3;

type Matches = { ids: readonly number[]; words: string; offersContact?: boolean };

/**
 * Narrows the list of articles to those that match the query, the best first. Where none has all the
 * words, the closest matches are shown; where none has any, the newest. The query is kept in the URL.
 *
 * @param form with the search field, in the section of the list
 */
export default function searchArticles(form: HTMLFormElement, options: SearchOptions): void {
  const field = form.querySelector('input');
  const section = form.closest('section');
  const output = document.getElementById(options.status);
  if (!field || !section || !output) return;

  const list = createList(section);
  let index: Promise<MiniSearch<SearchEntry>> | undefined;
  let searches = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const search = async () => {
    clearTimeout(pause);
    const current = (searches += 1);
    const query = field.value.trim();
    keepInUrl(query);
    if (query === '') {
      list.reset();
      output.textContent = '';
      return;
    }
    index ??= fetchIndex(options.index);
    const loaded = await index.catch(() => (index = undefined));
    // The query has changed meanwhile.
    if (current !== searches) return;
    if (!loaded) {
      list.reset();
      output.textContent = options.failed;
      return;
    }
    const { ids, words, offersContact } = findMatches(loaded, query, list.newest, options);
    list.show(ids);
    output.textContent = words;
    if (!offersContact) return;
    const link = document.createElement('a');
    link.href = options.contact;
    link.textContent = options.ask;
    output.append(' ', link);
  };

  form.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(() => void search(), 150);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
  });
  form.addEventListener('reset', () => {
    field.value = '';
    field.focus();
    void search();
  });
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') form.reset();
  });
  const queryOfUrl = () => new URLSearchParams(location.search).get('q') ?? '';
  addEventListener('popstate', () => {
    field.value = queryOfUrl();
    void search();
  });
  field.value ||= queryOfUrl();
  if (field.value) void search();
  else (index = fetchIndex(options.index)).catch(() => (index = undefined));
}

async function fetchIndex(url: string): Promise<MiniSearch<SearchEntry>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(String(response.status));
  return MiniSearch.loadJSON<SearchEntry>(await response.text(), searchOptions);
}

function findMatches(
  index: MiniSearch<SearchEntry>,
  query: string,
  newest: readonly number[],
  { one, many, closest, none, noWord }: SearchOptions,
): Matches {
  if (tokenize(query).length === 0) return { ids: newest, words: noWord };
  const idsOf = (combineWith: 'AND' | 'OR') =>
    index.search(query, { combineWith }).map(({ id }) => Number(id));
  const all = idsOf('AND');
  if (all.length > 0)
    return { ids: all, words: all.length === 1 ? one : many.replace('{count}', `${all.length}`) };
  const some = idsOf('OR');
  if (some.length > 0) return { ids: some, words: closest };
  return { ids: newest.slice(0, NEWEST), words: none, offersContact: true };
}

function keepInUrl(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}

/** The cards of the page as one list that can be sorted, in which the first looks like the others. */
function createList(section: Element) {
  const more = section.querySelector('details');
  const rows = section.querySelector('ul');
  const cards = [...section.querySelectorAll('article')].map((card) => {
    const id = Number(card.querySelector('a')?.pathname.split('/').pop());
    return { id, card, home: card.parentElement };
  });
  const results = document.createElement('ul');
  results.setAttribute('role', 'list');
  results.className = rows?.className ?? '';
  // The first has a look of its own.
  const [first, second] = cards;
  const ownLook = first?.card.className ?? '';
  const rowLook = second?.card.className ?? ownLook;
  const setLook = (look: string) => {
    if (first) first.card.className = look;
  };
  const hide = (isHidden: boolean) => {
    for (const part of [first?.home, rows, more]) part?.toggleAttribute('hidden', isHidden);
  };

  return {
    newest: cards.map(({ id }) => id),
    /** Shows the articles with these ids, in this order. */
    show(ids: readonly number[]) {
      this.reset();
      const found = ids.flatMap((id) => cards.find((one) => one.id === id) ?? []);
      hide(true);
      setLook(rowLook);
      results.replaceChildren(
        ...found.map(({ card }) => {
          const item = document.createElement('li');
          item.append(card);
          return item;
        }),
      );
      first?.home?.before(results);
    },
    /** Shows all articles as they were. */
    reset() {
      results.remove();
      setLook(ownLook);
      for (const { card, home } of cards) if (card.parentElement !== home) home?.append(card);
      hide(false);
    },
  };
}
