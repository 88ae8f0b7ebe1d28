import type { Pages } from '@/lib/content/schemas/pages-schema';
import { fetchIndex, findMatches, type Matches, type SearchIndex } from '@/lib/seo/search-query';
import { paths } from '@/lib/site/paths';
import { type ArticleOrder, countArticles, createArticleOrder } from './article-order';

export type SearchOptions = Pages['blog']['search'];

const NEWEST = 3;

/**
 * Filters the list of articles by the query, the best match first. If no article has all the words, it shows
 * the closest matches; if no article has any, the newest articles.
 *
 * @param form contains the search field, and is in the section with the list and a status
 */
export function searchArticles(form: HTMLFormElement, options: SearchOptions): void {
  const field = form.querySelector('input');
  const section = form.closest('section');
  const output = section?.querySelector('[role=status]');
  if (!field || !section || !output) return;

  const list = createArticleOrder(section);
  const ofTopic = output.textContent;
  let index: Promise<SearchIndex | undefined> | undefined;
  const loadIndex = () =>
    (index ??= fetchIndex(paths.searchIndex).catch(() => (index = undefined)));
  let searches = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const showAll = (words: string) => {
    list.reset();
    output.textContent = words;
  };
  // A pasted text of thousands of letters would block the page for seconds.
  const readQuery = () => field.value.trim().slice(0, 200);
  const search = async () => {
    clearTimeout(pause);
    const current = (searches += 1);
    const query = readQuery();
    if (query === '') return showAll(ofTopic);
    const loaded = await loadIndex();
    // Ignore the result of an older query.
    if (current !== searches) return;
    if (!loaded) return showAll(options.failed);
    const matches = findMatches(loaded, query);
    const { ids, words } = explain(matches, list, options);
    list.show(ids);
    output.textContent = words;
    if (matches.kind !== 'none') return;
    const link = document.createElement('a');
    link.href = paths.contact;
    link.textContent = options.ask;
    output.append(' ', link);
  };

  form.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(() => void search(), 150);
  });
  form.addEventListener('submit', () => {
    keepInUrl(readQuery());
    void search();
  });
  form.addEventListener('reset', () => {
    field.value = '';
    keepInUrl('');
    field.focus();
    void search();
  });
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') form.reset();
  });
  if (field.value) void search();
  else void loadIndex();
}

/** Returns the text and the articles to show: those on other topics only if none is on the topic. */
function explain({ kind, ids }: Matches, list: ArticleOrder, options: SearchOptions) {
  const { elsewhere, closest, none, noWord } = options;
  const onTopic = ids.filter(list.isOnTopic);
  const found = onTopic.length > 0 ? onTopic : ids;
  const count = countArticles(found.length, options);
  switch (kind) {
    case 'all':
      return { ids: found, words: found === onTopic ? count : `${elsewhere} ${count}` };
    case 'some':
      return { ids: found, words: closest };
    case 'none':
      return { ids: list.newest.slice(0, NEWEST), words: none };
    case 'noWord':
      return { ids: list.newest, words: noWord };
  }
}

/** Writes a submitted query into the URL. What is only typed stays out of it, and so out of requests. */
function keepInUrl(query: string): void {
  const url = new URL(location.href);
  url.searchParams.delete('q');
  if (query) url.searchParams.set('q', query);
  history.replaceState(history.state, '', url);
}
