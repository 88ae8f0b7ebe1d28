import { loadContent } from '@/lib/content/check-content';
import { newestArticles, publishedArticles } from '@/lib/content/queries';

// What the site's owner has written: tests of `out/` read from it what to expect.

export const ownContent = await loadContent(process.cwd());

/** The published articles, newest first. */
export const ownArticles = newestArticles(publishedArticles(ownContent.articles));

const [longest] = ownArticles.toSorted((a, b) => b.body.length - a.body.length);
const chosen = process.env.TEST_ALL
  ? ownArticles
  : new Set([...ownArticles.slice(0, 3), ...(longest ? [longest] : [])]);

/** The screens, the not-found pages, the newest articles and the longest; in `test:all` all articles. */
export const ownPages = [
  ...['/', '/about', '/services', '/blog', '/contact', '/nowhere', '/blog/999999'],
  ...[...chosen].map(({ id }) => `/blog/${id}`),
];
