import type { SearchOptions } from './search-articles';

type Options = SearchOptions & {
  /** The content of the form, as HTML: text browsers would show it even where it is hidden. */
  fields: string;
  /** The URL of the module `search-articles.ts`. */
  script: string;
};

type SearchModule = { default: (form: HTMLFormElement, options: SearchOptions) => void };

/**
 * Fills and shows the search form, and loads the search when the visitor turns to it, or at once for a
 * URL with a query. Until then a submit asks for the page with that query.
 */
export default function startSearch(form: HTMLFormElement, options: Options): void {
  const load = async () => {
    const module = (await import(options.script)) as SearchModule;
    module.default(form, options);
  };
  form.innerHTML = options.fields;
  form.hidden = false;
  if (location.search) void load();
  else form.addEventListener('focusin', () => void load(), { once: true });
}
