import { listArticles } from './own-content';

// Addresses of the repository's own site, whatever it has been filled with.

const published = listArticles();
const byLength = published.toSorted((a, b) => b.body.length - a.body.length);
const addressOf = ({ id }: { id: number }) => `/blog/${id}`;

/** One for each kind of page: the longest article, and the two pages that do not exist among them. */
export const kinds = [
  '/',
  '/about',
  '/services',
  '/blog',
  ...byLength.slice(0, 1).map(addressOf),
  '/contact',
  '/nowhere',
  '/blog/999999',
];

/** The newest articles: what an editor has just written is looked at by every run. */
export const newestArticles = published.slice(0, 3).map(addressOf);

/** Those kinds and the newest articles. */
export const addresses = [...new Set([...kinds, ...newestArticles])];

/** Every article that is published. */
export const allArticles = published.map(addressOf);
