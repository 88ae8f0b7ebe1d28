export type FindArticleOptions = { ids: readonly number[]; title: string; text: string };

/** Redirects `/blog/007` and `/blog/7-old-title` to `/blog/7`. Shows the texts at other URLs under `/blog/`. */
export function findArticle(
  root: HTMLElement,
  { ids, title, text }: FindArticleOptions,
  page: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'> = location,
): void {
  const { pathname, search, hash } = page;
  const [, segment, furtherPath] = /^\/blog\/([^/]+)\/?(.*)/.exec(pathname) ?? [];
  if (segment === undefined) return;
  const id = Number.parseInt(segment, 10);
  const urlPath = `/blog/${id}`;
  if (ids.includes(id) && !furtherPath && pathname !== urlPath)
    return page.replace(urlPath + search + hash);
  const [heading, sentence] = root.querySelectorAll('h1, h1 + p');
  if (heading) heading.textContent = title;
  if (sentence) sentence.textContent = text;
  document.title = title;
}
