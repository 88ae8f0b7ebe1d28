import { z } from 'zod';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';
import { hiddenFiles, paths, screens } from '@/lib/site/paths';
import { show } from '@/lib/site/wording';
import { explainLink, linkedArticle, type LinkTargets, ownUrl } from './links';
import type { YamlDocument } from './files/yaml-document';
import { textLike } from './schemas/fields';

export const REDIRECTS_FILE = 'content/redirects.yaml';

const redirect = z.strictObject({
  /**
   * A URL path of this site without a page, in segments of letters, digits and `-._~`, which hosts, file
   * systems and `_redirects` need not escape.
   */
  from: textLike(
    'a URL path of this site such as /blog/5, without .html or a slash at its end',
    /^(?!.*\.html(?:\/|$))\/(?:[a-z\d][\w.~-]*(?:\/[a-z\d][\w.~-]*)*)?$/i,
  ),
  /**
   * Where its readers go. Two slashes, and a backslash, would begin another host; a space would end the
   * URL in `_redirects`.
   */
  to: textLike(
    'a page or file of this site such as /blog/30, or a URL that begins with https://',
    /^(?:https:\/\/|\/(?!\/))[^\s\\]*$/i,
  ),
});

/** `content/redirects.yaml`; a file of comments alone has no entry yet. */
export const redirectsSchema = z.array(redirect).prefault([]);

/** One published URL that leads to another page. */
export type Redirect = z.output<typeof redirect>;

/** Checks redirects against each other and against the pages of the site. */
export function checkRedirects(
  entries: readonly Redirect[],
  { file, locate }: YamlDocument,
  targets: LinkTargets,
): Diagnostic[] {
  return entries.flatMap((entry, index) => {
    const from = explainFrom(entry, entries.slice(0, index), targets);
    const to = explainTo(entry, targets);
    return Object.entries({ from, to }).flatMap(([key, message]) =>
      message === undefined ? [] : makeError(file, message, locate([index, key])),
    );
  });
}

function explainFrom({ from }: Redirect, above: readonly Redirect[], targets: LinkTargets) {
  const isFrom = (path: string) => path.toLowerCase() === from.toLowerCase();
  const other = above.find((entry) => isFrom(entry.from));
  if (other)
    return `an entry above redirects ${other.from} already, and some hosts ignore capitals; delete one of the two`;
  const id = linkedArticle(from.toLowerCase(), targets) ?? 0;
  const isArticle = targets.articles.get(id)?.draft === false;
  if (!isArticle && ![...screens, ...hiddenFiles, ...targets.files].some(isFrom)) return undefined;
  const what = isArticle ? `the article content/blog/${id}.md` : 'a page or file of this site';
  return `${from} is ${what}, whatever its capitals; write a URL without a page, or delete this entry`;
}

function explainTo({ from, to }: Redirect, targets: LinkTargets) {
  const own = ownUrl(to, targets);
  const next = ownUrl(targets.redirects.get(own?.pathname ?? '') ?? '', targets);
  if (own?.pathname === from || next?.pathname === from)
    return 'leads back to itself; write another page';
  if (own && !to.startsWith('/'))
    return `${show(to)} is a page of this site; write it as ${own.pathname}${own.search}${own.hash}`;
  return explainLink(to, targets);
}

/** All articles: drafts, future and broken ones. */
type Numbered = readonly { id: number | undefined }[];
type Redirects = readonly { from: string }[];

/** The number of the next article: one above the highest that an article has, or had. */
export function nextNumber(articles: Numbered, redirects: Redirects): number {
  return Math.max(0, ...usedNumbers(articles, redirects)) + 1;
}

/** Reports numbers below the highest that are neither an article nor redirected: dead links, perhaps. */
export function findGaps(articles: Numbered, redirects: Redirects): Diagnostic[] {
  const used = [0, ...usedNumbers(articles, redirects)].sort((a, b) => a - b);
  return used.flatMap((number, index) => {
    const first = (used[index - 1] ?? number) + 1;
    if (number <= first) return [];
    const missing =
      number - first === 1 ? `is no article ${first}` : `are no articles ${first} to ${number - 1}`;
    const redirect = `{from: ${paths.article(first)}, to: ${paths.blog}}`;
    const message = `there ${missing}. If readers may know such an article, add ${redirect} to ${REDIRECTS_FILE}, with the page where they should go; if not, give this number to your newest article`;
    const isArticle = articles.some(({ id }) => id === number);
    const file = isArticle ? `content/blog/${number}.md` : REDIRECTS_FILE;
    return makeError(file, message, { field: 'id' });
  });
}

function usedNumbers(articles: Numbered, redirects: Redirects): number[] {
  return [
    ...articles.flatMap(({ id }) => id ?? []),
    ...redirects.flatMap(({ from }) => Number(/^\/blog\/(\d{1,9})$/.exec(from)?.[1]) || []),
  ];
}
