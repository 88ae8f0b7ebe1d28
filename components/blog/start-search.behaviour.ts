/**
 * Shows the search form, and loads its script when the visitor turns to it, or at once for a URL with a
 * query. Until then a submit asks for the page with that query.
 */
export function startSearch(form: HTMLFormElement, src: string): void {
  const load = () => {
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
  };
  form.hidden = false;
  if (location.search) load();
  else form.addEventListener('focusin', load, { once: true });
}
