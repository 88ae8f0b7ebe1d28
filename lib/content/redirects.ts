import { z } from 'zod';
import { paths } from '@/lib/site/paths';
import { show } from '@/lib/site/wording';
import { decode, linkedArticle } from './links';
import { text, textLike } from './schemas/fields';

export const REDIRECTS_FILE = 'content/redirects.yaml';

/** A decoded URL path of which no host, file system or configuration reads a character as its own. */
export const PLAIN_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[^\p{C}"#$%*/:;<>?[\\\]^`{|}]+)*\/?$/u;

/** Whether a redirect is for a URL path: its own, or one in its folder, such as `/2019/*`. */
export function isFrom(from: string, path: string): boolean {
  return from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : path === from;
}

/** File systems allow 255 bytes for a name, and the redirect's page adds an ending to it. */
const MAX_BYTES = 200;

const DOMAIN = /^(?:(?:https?:)?\/\/|www\.)[^/]*\/?/i;

/** Says why hosts cannot redirect a URL as it is written, and what to write instead. */
function explainFrom(written: string): string | undefined {
  const url = written.replace(DOMAIN, '/').replace(/^(?!\/)/, '/');
  const [path = ''] = url.split(/[?#]/);
  if (path !== url) {
    const advice = path === paths.home ? 'delete this entry' : `write ${path}, once`;
    return `hosts ignore ${show(url.slice(path.length))} in a redirect; ${advice}`;
  }
  const decoded = decode(url.replace(/\/\*$/, ''));
  if (Buffer.byteLength(decoded) > MAX_BYTES)
    return 'this URL is too long for the name of a file; write the folder above it, such as /old/*, or delete this entry';
  if (!PLAIN_PATH.test(decoded))
    return `hosts read ${show(url)} in different ways; write the folder above it, such as /old/*, or delete this entry`;
  return url === written ? undefined : `write ${url}, with a slash at its beginning, and no domain`;
}

const redirect = z.strictObject({
  /** The path of an old URL, decoded and without a slash at its end, or a folder such as `/2019/*`. */
  from: text('an old URL of this site such as /blog/5').transform((url, context) => {
    const problem = explainFrom(url);
    if (problem !== undefined) context.addIssue(problem);
    return decode(url).replace(/(?<=.)\/$/, '');
  }),
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

export type Redirect = z.output<typeof redirect>;

/** All articles: drafts, future and broken ones. */
export type Numbered = readonly { id: number | undefined }[];
export type Redirects = readonly { from: string }[];

/** The number of the next article: one above the highest that an article has, or had. */
export function nextNumber(articles: Numbered, redirects: Redirects): number {
  return Math.max(0, ...usedNumbers(articles, redirects)) + 1;
}

export function usedNumbers(articles: Numbered, redirects: Redirects): number[] {
  return [
    ...articles.flatMap(({ id }) => id ?? []),
    ...redirects.flatMap(({ from }) => linkedArticle(from, undefined) ?? []),
  ];
}
