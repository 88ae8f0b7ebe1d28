import type { IndexShard } from '@/lib/seo/search-index';

/**
 * Narrows the list of articles to those that have every word of the query, or a word that begins with
 * it, in title, description or text. Titles and descriptions are on the page; the words of the texts
 * are fetched by their first letter, when one is first needed. The query is kept in the URL.
 *
 * @param field the search field; its form is hidden, in the section of the list
 * @param statusId the element that says how many were found, in the words of its data attributes
 * @param source the URL of an index shard, with * for the letter
 * @param timeout after how many milliseconds without the shards it says that they are missing
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
  if (!form || !output || !section) return;

  const more = section.querySelector('details');
  const rest = more?.querySelector('ul');
  const cards = [...section.querySelectorAll('article')].map((article) => ({
    box: article.parentElement ?? article,
    id: Number(article.querySelector('a')?.pathname.split('/').pop()),
    words: [...article.querySelectorAll('h3, h3 + p')].flatMap((text) =>
      tokenize(text.textContent),
    ),
  }));
  const shards: Record<string, IndexShard | undefined> = {};
  const pending: Record<string, Promise<void> | undefined> = {};
  let searches = 0;
  let pause = 0;
  let wait = 0;

  /** The ids of the articles whose text has a word with this beginning, in the shards so far. */
  const findInTexts = (prefix: string) => {
    const ids = new Set<number>();
    for (const [word, deltas] of Object.entries(shards[prefix.charAt(0)] ?? {})) {
      let id = 0;
      if (word.startsWith(prefix)) for (const delta of deltas) ids.add((id += delta));
    }
    return ids;
  };

  /** Shows the articles that match, also those behind Show More, which is hidden meanwhile. */
  const show = (prefixes: string[]) => {
    const inTexts = prefixes.map(findInTexts);
    if (more && rest) {
      more.hidden = prefixes.length > 0;
      const place = more.hidden ? section : more;
      if (rest.parentNode !== place) place.append(rest);
    }
    return cards.filter(({ box, id, words }) => {
      box.hidden = !prefixes.every(
        (prefix, index) => inTexts[index]?.has(id) || words.some((word) => word.startsWith(prefix)),
      );
      return !box.hidden;
    }).length;
  };

  const fetchShard = (letter: string) =>
    (pending[letter] ??= fetch(source.replace('*', letter))
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error())))
      .then((shard: IndexShard) => {
        shards[letter] = shard;
      })
      // The shard stays undefined, which the search reports.
      .catch(() => undefined));

  const search = () => {
    clearTimeout(pause);
    clearTimeout(wait);
    const current = ++searches;
    const prefixes = tokenize(field.value);
    const letters = prefixes.map((prefix) => prefix.charAt(0));
    const report = () => {
      const missing = letters.filter((letter) => !shards[letter]);
      // The next search fetches them again; one that arrives late is still used.
      for (const letter of missing) pending[letter] = undefined;
      // The query has changed meanwhile.
      if (current !== searches) return;
      clearTimeout(wait);
      const count = show(prefixes);
      const { one = '', many = '', none = '', failed } = output.dataset;
      const found = count === 1 ? one : many.replace('{count}', `${count}`);
      output.textContent = missing.length > 0 ? `${found} ${failed}` : count > 0 ? found : none;
    };
    show(prefixes);
    output.textContent = '';
    if (prefixes.length > 0) {
      wait = window.setTimeout(report, timeout);
      void Promise.all(letters.map(fetchShard)).then(report);
    }
    const url = new URL(location.href);
    const query = field.value.trim();
    if (query) url.searchParams.set('q', query);
    else url.searchParams.delete('q');
    history.replaceState(null, '', url);
  };

  const searchUrl = () => {
    field.value = new URLSearchParams(location.search).get('q') ?? '';
    search();
  };

  form.hidden = false;
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
  addEventListener('popstate', searchUrl);
  if (location.search) searchUrl();
}
