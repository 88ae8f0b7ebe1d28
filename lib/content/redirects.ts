import { z } from 'zod';
import { linkedArticle } from './links';
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

/** All articles: drafts, future and broken ones. */
export type Numbered = readonly { id: number | undefined }[];
export type Redirects = readonly { from: string }[];

/** The number of the next article: one above the highest that an article has, or had. */
export function nextNumber(articles: Numbered, redirects: Redirects): number {
  return Math.max(0, ...usedNumbers(articles, redirects)) + 1;
}

/** The numbers that articles have, or had. */
export function usedNumbers(articles: Numbered, redirects: Redirects): number[] {
  return [
    ...articles.flatMap(({ id }) => id ?? []),
    ...redirects.flatMap(({ from }) => linkedArticle(from, undefined) ?? []),
  ];
}
