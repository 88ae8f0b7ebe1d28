export type FindArticleOptions = {
  /** Of the published articles. */
  ids: readonly number[];
  /** The heading when there is no such article, and the sentence below it. */
  title: string;
  text: string;
};

/**
 * Under /blog/: goes to the article whose id the URL begins with (`/blog/007`,
 * `/blog/7-old-title`, `/blog/7/`), or shows that there is no such article.
 *
 * @param root the element that holds the words
 * @param page its URL, and the way to another one
 */
export function findArticle(
  root: HTMLElement,
  { ids, title, text }: FindArticleOptions,
  page: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'> = location,
): void {
  const { pathname, search, hash } = page;
  const [, segment, deeper] = /^\/blog\/([^/]+)\/?(.*)/.exec(pathname) ?? [];
  if (segment === undefined) return;
  const id = Number.parseInt(segment, 10);
  const urlPath = `/blog/${id}`;
  if (ids.includes(id) && !deeper && pathname !== urlPath)
    return page.replace(urlPath + search + hash);
  const [heading, sentence] = root.querySelectorAll('h1, h1 + p');
  if (heading) heading.textContent = title;
  if (sentence) sentence.textContent = text;
  root.querySelector('[hidden]')?.removeAttribute('hidden');
  document.title = title;
}
