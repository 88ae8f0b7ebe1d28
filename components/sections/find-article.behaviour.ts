export type FindArticleOptions = {
  ids: readonly number[];
  title: string;
  text: string;
};

/**
 * Redirects an old URL such as `/blog/007`, `/blog/7-old-title` or `/blog/7/` to the article with that id. If no such
 * article exists, shows the title and the text for a missing article. Does nothing outside `/blog/`.
 *
 * @param root contains the heading and the text to replace
 */
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
  root.querySelector('[hidden]')?.removeAttribute('hidden');
  document.title = title;
}
