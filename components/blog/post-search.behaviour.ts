import type { IndexShard } from '@/lib/seo/search-index';

/**
 * Narrows the list of articles to those that have every word typed, or one that begins so, in title,
 * description or text. Titles and descriptions stand in the page; the words of the texts come in
 * files by their first letter, when one is first needed. What is searched stands in the address.
 *
 * @param fieldId the field, whose form stands hidden in the section of the list
 * @param statusId where it is said how many there are, in the words of its data attributes
 * @param source the address of a file of words, with * for the letter
 * @param patience how long the files may be awaited in silence, in milliseconds
 */
export function searchPosts(
  fieldId: string,
  statusId: string,
  source: string,
  patience: number,
): void {
  const field = document.querySelector<HTMLInputElement>(`#${fieldId}`);
  const status = document.getElementById(statusId);
  const section = field?.closest('section');
  if (!field?.form || !status || !section) return;

  /** The same as wordsOf in lib/seo/search. */
  const wordsOf = (text: string): string[] =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .replace(/[ɓɗƙƴ]/g, (letter) => 'bdky'.charAt('ɓɗƙƴ'.indexOf(letter)))
      .replace(/(\d),(?=\d)/g, '$1')
      .match(/\d+(\.\d+)*[a-z\d]*|[a-z][a-z\d]+/g) ?? [];

  const { form } = field;
  const more = section.querySelector('details');
  const rest = more?.querySelector('ul');
  const cards = [...section.querySelectorAll('article')].map((article) => ({
    box: article.parentElement ?? article,
    id: Number(article.querySelector('a')?.pathname.split('/').pop()),
    words: [...article.querySelectorAll('h3, h3 + p')].flatMap((text) => wordsOf(text.textContent)),
  }));
  const parts: Record<string, IndexShard | undefined> = {};
  const asked: Record<string, Promise<void> | undefined> = {};
  let turn = 0;
  let pause = 0;
  let wait = 0;

  /** The articles whose text has a word that begins so, as far as the words are there. */
  const idsOf = (start: string) => {
    const ids = new Set<number>();
    for (const [word, distances] of Object.entries(parts[start.charAt(0)] ?? {})) {
      let id = 0;
      if (word.startsWith(start)) for (const distance of distances) ids.add((id += distance));
    }
    return ids;
  };

  /** Shows the articles that match, also those behind Show More, which waits as it was left. */
  const show = (starts: string[]) => {
    const inTexts = starts.map(idsOf);
    if (more && rest) {
      more.hidden = starts.length > 0;
      const place = more.hidden ? section : more;
      if (rest.parentNode !== place) place.append(rest);
    }
    return cards.filter(({ box, id, words }) => {
      box.hidden = !starts.every(
        (start, index) => inTexts[index]?.has(id) || words.some((word) => word.startsWith(start)),
      );
      return !box.hidden;
    }).length;
  };

  const fetchPart = (letter: string) =>
    (asked[letter] ??= fetch(source.replace('*', letter))
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error())))
      .then((part: IndexShard) => {
        parts[letter] = part;
      })
      // Seen by the part that is not there.
      .catch(() => undefined));

  const search = () => {
    clearTimeout(pause);
    clearTimeout(wait);
    const own = ++turn;
    const starts = wordsOf(field.value);
    const letters = starts.map((start) => start.charAt(0));
    const tell = () => {
      const missing = letters.filter((letter) => !parts[letter]);
      // Asked for again with the next input; what comes late is welcome all the same.
      for (const letter of missing) asked[letter] = undefined;
      // An answer to what is no longer asked says nothing.
      if (own !== turn) return;
      clearTimeout(wait);
      const count = show(starts);
      const { one = '', many = '', none = '', failed } = status.dataset;
      const found = count === 1 ? one : many.replace('{count}', `${count}`);
      status.textContent = missing.length > 0 ? `${found} ${failed}` : count > 0 ? found : none;
    };
    show(starts);
    status.textContent = '';
    if (starts.length > 0) {
      wait = window.setTimeout(tell, patience);
      void Promise.all(letters.map(fetchPart)).then(tell);
    }
    const address = new URL(location.href);
    const query = field.value.trim();
    if (query) address.searchParams.set('q', query);
    else address.searchParams.delete('q');
    history.replaceState(null, '', address);
  };

  const searchAddress = () => {
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
  addEventListener('popstate', searchAddress);
  if (location.search) searchAddress();
}
