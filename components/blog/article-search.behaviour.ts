import type { IndexShard } from '@/lib/seo/search-index';

/**
 * Narrows the list of articles to those that have every word of the query, or a word that begins with
 * it, in title, description or text; those that have all of them in the title come first, then those
 * that have them in title and description. Titles and descriptions are on the page; the words of the
 * texts are fetched by their first letter, when one is first needed. The query is kept in the URL.
 *
 * @param field the search field, in the section of the list
 * @param statusId the element that says how many were found, in the words of its data attributes
 * @param source the URL of an index shard, with * for the letter
 * @param timeout after how many milliseconds a shard is taken for missing, which it says
 * @param tokenize how the index reads words
 */
export function searchArticles(
  field: HTMLInputElement,
  statusId: string,
  source: string,
  timeout: number,
  tokenize: (text: string) => string[],
): void {
  const { form } = field;
  const output = document.getElementById(statusId);
  const section = field.closest('section');
  const list = section?.querySelector('ul');
  if (!form || !output || !list) return;

  const more = section?.querySelector('details');
  const rest = more?.querySelector('ul');
  const { length: initial } = list.children;
  const wordsOf = (article: Element, selector: string) =>
    tokenize(article.querySelector(selector)?.textContent ?? '');
  const cards = [...(section?.querySelectorAll('article') ?? [])].map((article) => ({
    box: article.parentElement ?? article,
    id: Number(article.querySelector('a')?.pathname.split('/').pop()),
    title: wordsOf(article, 'h3'),
    description: wordsOf(article, 'h3 + p'),
    rank: 0,
  }));
  const shards: Record<string, IndexShard | undefined> = {};
  const pending: Record<string, Promise<unknown> | undefined> = {};
  let searches = 0;
  let pause = 0;

  /** The ids of the articles whose text has a word with this beginning, in the shards so far. */
  const findInTexts = (prefix: string) => {
    const ids = new Set<number>();
    for (const [word, deltas] of Object.entries(shards[prefix.charAt(0)] ?? {})) {
      let id = 0;
      if (word.startsWith(prefix)) for (const delta of deltas) ids.add((id += delta));
    }
    return ids;
  };

  /** Shows the articles that match in one list, and without a query all of them as they were. */
  const show = (prefixes: string[]) => {
    const places = prefixes.map((prefix) => {
      const ids = findInTexts(prefix);
      const begins = (word: string) => word.startsWith(prefix);
      return ({ title, description, id }: (typeof cards)[number]) =>
        title.some(begins) ? 3 : description.some(begins) ? 2 : ids.has(id) ? 1 : 0;
    });
    if (more) more.hidden = prefixes.length > 0;
    for (const card of cards) {
      card.rank = Math.min(9, ...places.map((place) => place(card)));
      card.box.hidden = !card.rank;
    }
    // The newest article stands before the lists.
    const rows = cards.filter(({ box }) => box.matches('li')).sort((a, b) => b.rank - a.rank);
    rows.forEach(({ box }, index) => {
      (rest && !more?.hidden && index >= initial ? rest : list).append(box);
    });
    return cards.filter(({ rank }) => rank).length;
  };

  const fetchShard = (letter: string) =>
    (pending[letter] ??= fetch(source.replace('*', letter), {
      signal: AbortSignal.timeout(timeout),
    })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error())))
      .then((shard: IndexShard) => (shards[letter] = shard))
      // The search says that it is missing; the next one fetches it again.
      .catch(() => (pending[letter] = undefined)));

  const search = () => {
    clearTimeout(pause);
    const current = ++searches;
    const prefixes = tokenize(field.value);
    const letters = prefixes.map((prefix) => prefix.charAt(0));
    show(prefixes);
    output.textContent = '';
    if (prefixes.length > 0) {
      void Promise.all(letters.map(fetchShard)).then(() => {
        // The query has changed meanwhile.
        if (current !== searches) return;
        const count = show(prefixes);
        const { one = '', many = '', none = '', failed } = output.dataset;
        const found = count === 1 ? one : many.replace('{count}', `${count}`);
        const isWhole = letters.every((letter) => shards[letter]);
        output.textContent = !isWhole ? `${found} ${failed}` : count ? found : none;
      });
    }
    const url = new URL(location.href);
    const query = field.value.trim();
    if (query) url.searchParams.set('q', query);
    else url.searchParams.delete('q');
    history.replaceState(history.state, '', url);
  };

  form.addEventListener('input', () => {
    clearTimeout(pause);
    pause = window.setTimeout(search, 150);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search();
  });
  form.addEventListener('reset', () => {
    field.value = '';
    field.focus();
    search();
  });
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') form.reset();
  });
  const query = () => new URLSearchParams(location.search).get('q') ?? '';
  addEventListener('popstate', () => {
    field.value = query();
    search();
  });
  field.value ||= query();
  if (field.value) search();
}
