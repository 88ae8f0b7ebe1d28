import type { PublishedUrl } from './published-urls';

/** Where numbers of articles stand. */
type Numbered = {
  addresses: readonly PublishedUrl[];
  /** All of them: drafts, future and broken ones. */
  articles: readonly { id: number | undefined }[];
  redirects: readonly { from: string }[];
};

/**
 * Finds the number of the next article: one above the highest that an article has, or had. Readers
 * keep the URL of an article that is gone, so nobody gets its number again.
 */
export function nextNumber({ articles, addresses, redirects }: Numbered): number {
  const urls = [...addresses.map(({ address }) => address), ...redirects.map(({ from }) => from)];
  const gone = urls.map((url) => Number(/^\/blog\/(\d{1,9})(?!\d)/.exec(url)?.[1] ?? 0));
  return Math.max(0, ...articles.map(({ id = 0 }) => id), ...gone) + 1;
}
