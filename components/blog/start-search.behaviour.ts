/**
 * Fills and shows the search form, and loads its script when the visitor turns to it, or at once for a
 * URL with a query. Until then a submit asks for the page with that query.
 *
 * @param fields its content, as HTML
 */
export function startSearch(form: HTMLFormElement, src: string, fields: string): void {
  const load = () => {
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
  };
  form.innerHTML = fields;
  form.hidden = false;
  if (location.search) load();
  else form.addEventListener('focusin', load, { once: true });
}
