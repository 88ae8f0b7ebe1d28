import { fetchSearch, type Search } from '@/lib/seo/search-query';
import { paths } from '@/lib/site/paths';
import { formatCount } from '@/lib/site/wording';
import { createResultList } from './result-list';

/** While the visitor types, replaces the list of articles with the results. Shows `failed` if the index cannot load. */
export function searchArticles(form: HTMLFormElement, failed: string): void {
  const field = form.querySelector('input');
  const section = form.closest('section');
  const status = section?.querySelector('[role=status]');
  if (!field || !section || !status) return;

  const showResults = createResultList(section);
  let searchFunction: Promise<Search | undefined> | undefined;
  const loadSearch = () =>
    (searchFunction ??= fetchSearch(paths.searchIndex).catch(() => (searchFunction = undefined)));
  let latestSearch = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Truncate the query, because a search for thousands of characters would freeze the page for seconds.
  const readQuery = () => field.value.trim().slice(0, 200);
  const search = async () => {
    clearTimeout(timer);
    const thisSearch = (latestSearch += 1);
    const findResults = await loadSearch();
    if (thisSearch !== latestSearch) return;
    const results = findResults?.(readQuery());
    const shown = showResults(results ?? []);
    if (!results) {
      status.textContent = findResults ? '' : failed;
    } else if (shown[0]?.isAnswer) {
      status.textContent = formatCount(shown.length, 'result');
    } else {
      const link = document.createElement('a');
      link.href = paths.contact;
      link.append('Ask us');
      status.replaceChildren('We found no exact answer. ', link);
    }
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
  else void loadSearch();
}

/** Writes a submitted query to the URL. Unsubmitted text is never written there, so that it cannot reach a server. */
function writeQueryToUrl(query: string): void {
  const url = new URL(location.href);
  url.searchParams.delete('q');
  if (query) url.searchParams.set('q', query);
  history.replaceState(history.state, '', url);
}
