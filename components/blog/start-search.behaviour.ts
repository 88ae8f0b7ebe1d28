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
 * search when the visitor turns to it, or at once for a URL with a query. Until then a submit asks for
 * the page with that query.
 */
export default function startSearch(form: HTMLFormElement, options: Options): void {
  const load = async () => {
    const module = (await import(options.script)) as SearchModule;
    module.default(form, options);
  };
  form.innerHTML = options.fields;
  form.hidden = false;
  const section = form.closest('section');
  if (section) showTopic(section, options);
  if (/[?&]q=./.test(location.search)) void load();
  else form.addEventListener('focusin', () => void load(), { once: true });
}

/** Hides the articles on other topics than that of the URL, before the browser paints them. */
function showTopic(section: HTMLElement, options: Options): void {
  const topics = section.querySelector('nav');
  topics?.removeAttribute('hidden');
  const links = [...(topics?.querySelectorAll('a') ?? [])];
  const isChosen = ({ search }: HTMLAnchorElement) =>
    `${location.search}&`.startsWith(`${search}&`);
  const chosen = links.find(isChosen) ?? links[0];
  chosen?.setAttribute('aria-current', 'true');
  const topic = chosen?.dataset.topic;
  const output = section.querySelector('[role=status]');
  if (!topic || !output) return;
  section.querySelector('details')?.setAttribute('open', '');
  const cards = [...section.querySelectorAll('article')];
  const others = cards.filter((card) => card.dataset.topic !== topic);
  for (const card of others) card.parentElement?.setAttribute('hidden', '');
  output.textContent = countArticles(cards.length - others.length, options);
}
