import { countArticles } from './article-order';
import type { SearchOptions } from './search-articles';

type Options = SearchOptions & {
  /** The content of the form, as HTML: text browsers would show it even where it is hidden. */
  fields: string;
  /** The URL of the module `search-articles.ts`. */
  script: string;
};

type SearchModule = { default: (form: HTMLFormElement, options: SearchOptions) => void };

/**
 * Shows the topics and the articles on that of the URL. Fills and shows the search form, and loads the
 * search when the visitor turns to it or types, or at once for a URL with a query. Until then a submit
 * asks for the page with that query.
 */
export default function startSearch(form: HTMLFormElement, options: Options): void {
  const section = form.closest('section');
  const output = section?.querySelector('[role=status]');
  if (!section || !output) return;
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const module = (await import(options.script)) as SearchModule;
      module.default(form, options);
    } catch {
      output.textContent = options.failed;
      isLoading = false;
    }
  };
  form.innerHTML = options.fields;
  form.hidden = false;
  showTopic(section, output, options);
  if (/[?&]q=./.test(location.search)) void load();
  form.addEventListener('focusin', () => void load());
  form.addEventListener('input', () => void load());
}

/** Hides the articles on other topics than that of the URL, before the browser paints them. */
function showTopic(section: HTMLElement, output: Element, options: Options): void {
  const topics = section.querySelector('nav');
  topics?.removeAttribute('hidden');
  const links = [...(topics?.querySelectorAll('a') ?? [])];
  const wanted = new URLSearchParams(location.search).get('topic');
  const chosen = links.find(({ dataset }) => dataset.topic === wanted) ?? links[0];
  chosen?.setAttribute('aria-current', 'true');
  const topic = chosen?.dataset.topic;
  if (!topic) return;
  section.querySelector('details')?.setAttribute('open', '');
  const cards = [...section.querySelectorAll('article')];
  const others = cards.filter((card) => card.dataset.topic !== topic);
  for (const card of others) card.parentElement?.setAttribute('hidden', '');
  output.textContent = countArticles(cards.length - others.length, options);
}
