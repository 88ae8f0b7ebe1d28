import { z } from 'zod';
import { formatValue } from '@/lib/site/wording';
import { decodeUrlPart, getLinkedArticleId } from './links';
import { text } from './fields';
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

/** Maximum length of an old path. File systems limit names to 255 bytes, and the build appends `.html` to the name. */
const MAX_BYTES = 200;

/** Matches the domain of a whole URL, or the place where the first slash is missing. */
const DOMAIN = /^(?:(?:https?:)?\/\/|www\.)[^/]*\/?|^(?!\/)/i;

const redirect = z.strictObject({
  /** The decoded path of an old URL, without a trailing slash, or a folder pattern such as `/2019/*`. */
  from: text('an old URL of this site such as /blog/5').transform((url, context) => {
    const path = decodeUrlPart(url.replace(DOMAIN, '/'));
    const advice = /[?#]/.test(path)
      ? 'they ignore ? and # and what follows; delete that part, or the whole entry if the rest is a page of this site'
      : 'it has a special character or too many letters; write its folder followed by /*, such as /old/*, or delete this entry';
    if (!OLD_PATH.test(path) || Buffer.byteLength(path) > MAX_BYTES)
      context.addIssue(`web hosts cannot redirect ${formatValue(url)}: ${advice}`);
    return path.replace(/(?<=.)\/$/, '');
  }),
  /**
   * The target of the redirect. It must not begin with `//` or `/\`, because browsers parse what follows as a host
   * name. It must not contain a space, because a space would end the URL in the file `_redirects`.
   */
  to: link(
    'a page or file of this site such as /blog/30, or a URL that begins with https://',
    /^(?:https:\/\/|\/(?!\/))[^\s\\]*$/i,
  ),
});

/** The list is empty if `content/redirects.yaml` contains only comments. */
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
