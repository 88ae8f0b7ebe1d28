/**
 * Under /blog/: goes to the article whose id the address begins with (`/blog/007`,
 * `/blog/7-old-title`, `/blog/7/`), or says that there is no such article.
 *
 * @param root the element that holds the words
 * @param ids the published ids as ranges, `1-3,7`
 * @param title what the heading says when an article was looked for
 * @param text the sentence under it
 */
export function findArticle(root: HTMLElement, ids: string, title: string, text: string): void {
  const { pathname } = location;
  const [, segment, deeper] = /^\/blog\/([^/]+)\/?(.*)/.exec(pathname) ?? [];
  if (segment === undefined) return;
  const id = Number.parseInt(segment, 10);
  const exists = ids.split(',').some((range) => {
    // Not Number: it reads an empty text as 0, which is no article.
    const [from = Number.NaN, to = from] = range.split('-').map((end) => Number.parseInt(end, 10));
    return id >= from && id <= to;
  });
  const urlPath = `/blog/${id}`;
  if (exists && !deeper && pathname !== urlPath) {
    location.replace(urlPath);
    return;
  }
  const [heading, sentence] = root.querySelectorAll('h1, h1 + p');
  if (heading) heading.textContent = title;
  if (sentence) sentence.textContent = text;
  root.querySelector('[hidden]')?.removeAttribute('hidden');
  document.title = title;
}
