import { z } from 'zod';
import { decodeUrlPart, getLinkedArticleId } from './links';
import { textMatching } from './fields';
import { link } from './kinds';

export const REDIRECTS_FILE = 'content/redirects.yaml';

/** Whether a redirect applies to `path`. `from` is a URL path, or a folder pattern such as `/2019/*`. */
export function matchesRedirect(from: string, path: string): boolean {
  return from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : path === from;
}

/**
 * Matches a decoded path such as `/news.html` or a folder pattern such as `/2019/*`. Excludes characters with a special
 * meaning to file systems, in `_redirects`, or in the configuration of nginx and Apache.
 */
const OLD_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[^\p{C}"#$%*/:;<>?[\\\]^`{|}]+)*(?:\/\*?)?$/u;
const OLD_PATH_RULE =
  'an old path of this site such as /blog/5, or a folder such as /2019/*, without ?, # and other special characters';

const redirect = z.strictObject({
  /** Either a folder pattern such as `/2019/*`, or a decoded URL path that does not end with a slash. */
  from: z.preprocess(
    (path) => (typeof path === 'string' ? decodeUrlPart(path).replace(/(?<=.)\/$/, '') : path),
    textMatching(OLD_PATH_RULE, OLD_PATH),
  ),
  /**
   * The target of the redirect. It must not begin with `//` or `/\`, because browsers parse what follows as a host
   * name. It must not contain a space, because a space would end the URL in the file `_redirects`.
   */
  to: link(
    'a page or file of this site such as /blog/30, or a URL that begins with https://',
    /^(?:https:\/\/|\/(?!\/))[^\s\\]*$/i,
  ),
});

/** If `content/redirects.yaml` contains only comments, the result is an empty list. */
export const redirectsSchema = z.array(redirect).prefault([]);

export type ArticlesWithId = readonly { id: number | undefined }[];
export type Redirects = readonly { from: string }[];

/** Returns the id for the next article: one more than the highest id of an article or a redirect from `/blog/<id>`. */
export function getNextArticleId(articles: ArticlesWithId, redirects: Redirects): number {
  return Math.max(0, ...listUsedArticleIds(articles, redirects)) + 1;
}

export function listUsedArticleIds(articles: ArticlesWithId, redirects: Redirects): number[] {
  return [
    ...articles.flatMap(({ id }) => id ?? []),
    ...redirects.flatMap(({ from }) => getLinkedArticleId(from, undefined) ?? []),
  ];
}
