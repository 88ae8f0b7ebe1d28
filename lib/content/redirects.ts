import { z } from 'zod';
import { paths } from '@/lib/site/paths';
import { formatValue } from '@/lib/site/wording';
import { decodeUrlPart, getLinkedArticleId } from './links';
import { text, textMatching } from './schemas/fields';

export const REDIRECTS_FILE = 'content/redirects.yaml';

/** Matches decoded URL paths with no special meaning to web hosts, file systems or server configurations. */
export const PLAIN_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[^\p{C}"#$%*/:;<>?[\\\]^`{|}]+)*\/?$/u;

/** Whether a redirect applies to `path`. `from` is a URL path, or a folder pattern such as `/2019/*`. */
export function matchesRedirect(from: string, path: string): boolean {
  return from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : path === from;
}

/** Maximum length of an old path. File systems limit names to 255 bytes, and the build appends `.html` to the name. */
const MAX_BYTES = 200;

const DOMAIN = /^(?:(?:https?:)?\/\/|www\.)[^/]*\/?/i;

function explainInvalidUrl(written: string): string | undefined {
  const url = written.replace(DOMAIN, '/').replace(/^(?!\/)/, '/');
  const [path = ''] = url.split(/[?#]/);
  if (path !== url) {
    const advice =
      path === paths.home
        ? 'delete this entry'
        : `write only ${path}, and delete other entries for ${path}`;
    return `web hosts ignore ${formatValue(url.slice(path.length))} in a redirect; ${advice}`;
  }
  const decoded = decodeUrlPart(url.replace(/\/\*$/, ''));
  if (Buffer.byteLength(decoded) > MAX_BYTES)
    return 'this URL is too long; write its folder followed by /*, such as /old/*, or delete this entry';
  if (!PLAIN_PATH.test(decoded))
    return `not every web host understands ${formatValue(url)}; write its folder followed by /*, such as /old/*, or delete this entry`;
  return url === written
    ? undefined
    : `this old URL has a domain, or no slash in front; write ${url}`;
}

const redirect = z.strictObject({
  /** The decoded path of an old URL, without a trailing slash, or a folder pattern such as `/2019/*`. */
  from: text('an old URL of this site such as /blog/5').transform((url, context) => {
    const problem = explainInvalidUrl(url);
    if (problem !== undefined) context.addIssue(problem);
    return decodeUrlPart(url).replace(/(?<=.)\/$/, '');
  }),
  /**
   * The target of the redirect. It must not begin with `//` or `/\`, because browsers parse what follows as a host
   * name. It must not contain a space, because a space would end the URL in the file `_redirects`.
   */
  to: textMatching(
    'a page or file of this site such as /blog/30, or a URL that begins with https://',
    /^(?:https:\/\/|\/(?!\/))[^\s\\]*$/i,
  ),
});

/** The list is empty if `content/redirects.yaml` contains only comments. */
export const redirectsSchema = z.array(redirect).prefault([]);

export type Redirect = z.output<typeof redirect>;

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
