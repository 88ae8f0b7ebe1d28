import { formatArticleCount } from './result-list';
import type { SearchOptions } from './search-articles';

/**
 * Shows the search form and applies the topic of the URL. Loads the search module when the visitor first uses the
 * form, or at once if the URL has a query. The module also searches for text typed while the module was loading.
 */
export function startSearch(form: HTMLFormElement, options: SearchOptions): void {
  const section = form.closest('section');
  const status = section?.querySelector('[role=status]');
  const field = form.querySelector('input');
  if (!section || !status || !field) return;
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { searchArticles } = await import('./search-articles');
      searchArticles(form, options);
    } catch {
      status.textContent = options.failed;
      isLoading = false;
    }
  };
  form.hidden = false;
  filterByTopic(section, status, options);
  const query = new URLSearchParams(location.search).get('q') ?? '';
  field.value ||= query;
  if (field.value) void load();
  // After Back, Chrome restores the text of the field only after scripts have run. So search for this text now.
  addEventListener('pageshow', () => {
    if (field.value !== query) form.dispatchEvent(new Event('input'));
  });
  // On phones, scroll to the form, so that results fit above the on-screen keyboard.
  field.addEventListener('focus', () => innerWidth < 768 && form.scrollIntoView());
  for (const type of ['focusin', 'input']) form.addEventListener(type, () => void load());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void load();
  });
}

function filterByTopic(section: HTMLElement, status: Element, options: SearchOptions): void {
  const topics = section.querySelector('nav');
  topics?.removeAttribute('hidden');
  const links = [...(topics?.querySelectorAll('a') ?? [])];
  const topicInUrl = new URLSearchParams(location.search).get('topic');
  const selectedLink = links.find(({ dataset }) => dataset.topic === topicInUrl) ?? links[0];
  selectedLink?.setAttribute('aria-current', 'true');
  if (topics && selectedLink)
    topics.scrollLeft = selectedLink.offsetLeft - (links[0]?.offsetLeft ?? 0);
  const topic = selectedLink?.dataset.topic;
  if (!topic) return;
  section.querySelector('details')?.setAttribute('open', '');
  const cards = [...section.querySelectorAll('article')];
  const cardsOnOtherTopics = cards.filter((card) => card.dataset.topic !== topic);
  for (const card of cardsOnOtherTopics) card.parentElement?.setAttribute('hidden', '');
  status.textContent = formatArticleCount(cards.length - cardsOnOtherTopics.length, options);
}
