import { countArticles } from './article-order';
import type { SearchOptions } from './search-articles';

/**
 * Shows the topics, and the articles on the topic of the URL. Shows the search form, and loads the search when
 * the visitor turns to it, or at once for a URL with a query. The search then answers what was typed meanwhile.
 */
export function startSearch(form: HTMLFormElement, options: SearchOptions): void {
  const section = form.closest('section');
  const output = section?.querySelector('[role=status]');
  const field = form.querySelector('input');
  if (!section || !output || !field) return;
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { searchArticles } = await import('./search-articles');
      searchArticles(form, options);
    } catch {
      output.textContent = options.failed;
      isLoading = false;
    }
  };
  form.hidden = false;
  showTopic(section, output, options);
  const query = new URLSearchParams(location.search).get('q') ?? '';
  field.value ||= query;
  if (field.value) void load();
  // After Back, Chrome restores the text of the field only when the scripts have run.
  addEventListener('pageshow', () => {
    if (field.value !== query) form.dispatchEvent(new Event('input'));
  });
  // On a phone, the results have to stand above the keyboard.
  field.addEventListener('focus', () => innerWidth < 768 && form.scrollIntoView());
  for (const type of ['focusin', 'input']) form.addEventListener(type, () => void load());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void load();
  });
}

/** Hides the articles on other topics than that of the URL, before the browser paints them. */
function showTopic(section: HTMLElement, output: Element, options: SearchOptions): void {
  const topics = section.querySelector('nav');
  topics?.removeAttribute('hidden');
  const links = [...(topics?.querySelectorAll('a') ?? [])];
  const wanted = new URLSearchParams(location.search).get('topic');
  const chosen = links.find(({ dataset }) => dataset.topic === wanted) ?? links[0];
  chosen?.setAttribute('aria-current', 'true');
  if (topics && chosen) topics.scrollLeft = chosen.offsetLeft - (links[0]?.offsetLeft ?? 0);
  const topic = chosen?.dataset.topic;
  if (!topic) return;
  section.querySelector('details')?.setAttribute('open', '');
  const cards = [...section.querySelectorAll('article')];
  const others = cards.filter((card) => card.dataset.topic !== topic);
  for (const card of others) card.parentElement?.setAttribute('hidden', '');
  output.textContent = countArticles(cards.length - others.length, options);
}
