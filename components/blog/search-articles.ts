import type { Pages } from '@/lib/content/schemas/pages-schema';
import { fetchIndex, findMatches, type Matches, type SearchIndex } from '@/lib/seo/search-query';
import { paths } from '@/lib/site/paths';
import { type ResultList, formatArticleCount, createResultList } from './result-list';

export type SearchOptions = Pages['blog']['search'];

const NEWEST_COUNT = 3;

/**
 * While the visitor types, lists the articles that match the query, best match first. If no article contains all words
 * of the query, lists the closest matches. If no article contains any of them, lists the newest articles.
 *
 * @param form search form in a `<section>` that contains the list of articles and an element with the role `status`
 */
export function searchArticles(form: HTMLFormElement, options: SearchOptions): void {
  const field = form.querySelector('input');
  const section = form.closest('section');
  const status = section?.querySelector('[role=status]');
  if (!field || !section || !status) return;

  const list = createResultList(section);
  const initialMessage = status.textContent;
  let index: Promise<SearchIndex | undefined> | undefined;
  const loadIndex = () =>
    (index ??= fetchIndex(paths.searchIndex).catch(() => (index = undefined)));
  let latestSearch = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showAll = (message: string) => {
    list.reset();
    status.textContent = message;
  };
  // Truncate the query, because a search for thousands of characters would freeze the page for seconds.
  const readQuery = () => field.value.trim().slice(0, 200);
  const search = async () => {
    clearTimeout(timer);
    const thisSearch = (latestSearch += 1);
    const query = readQuery();
    if (query === '') return showAll(initialMessage);
    const loadedIndex = await loadIndex();
    if (thisSearch !== latestSearch) return;
    if (!loadedIndex) return showAll(options.failed);
    const matches = findMatches(loadedIndex, query);
    const { ids, text } = chooseResults(matches, list, options);
    list.show(ids);
    status.textContent = text;
    if (matches.kind !== 'none') return;
    const link = document.createElement('a');
    link.href = paths.contact;
    link.textContent = options.ask;
    status.append(' ', link);
  };

  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void search(), 150);
  });
  form.addEventListener('submit', () => {
    writeQueryToUrl(readQuery());
    void search();
  });
  form.addEventListener('reset', () => {
    field.value = '';
    writeQueryToUrl('');
    field.focus();
    void search();
  });
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') form.reset();
  });
  if (field.value) void search();
  else void loadIndex();
}

function chooseResults({ kind, ids }: Matches, list: ResultList, options: SearchOptions) {
  const { elsewhere, closest, none, noWord } = options;
  const idsOnTopic = ids.filter(list.isOnTopic);
  const resultIds = idsOnTopic.length > 0 ? idsOnTopic : ids;
  const count = formatArticleCount(resultIds.length, options);
  switch (kind) {
    case 'all':
      return { ids: resultIds, text: resultIds === idsOnTopic ? count : `${elsewhere} ${count}` };
    case 'some':
      return { ids: resultIds, text: closest };
    case 'none':
      return { ids: list.newest.slice(0, NEWEST_COUNT), text: none };
    case 'noWord':
      return { ids: list.newest, text: noWord };
  }
}

/** Writes a submitted query to the URL. Unsubmitted text is never written there, so that it cannot reach a server. */
function writeQueryToUrl(query: string): void {
  const url = new URL(location.href);
  url.searchParams.delete('q');
  if (query) url.searchParams.set('q', query);
  history.replaceState(history.state, '', url);
}
