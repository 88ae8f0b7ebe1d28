import { loadContent } from '@/lib/content/load';
import { newestArticles, publishedArticles } from '@/lib/content/queries';

// What the owner of the site has written: tests of `out/` read from it what to expect.

export const ownContent = await loadContent(process.cwd());

/** The published articles, newest first. */
export const ownArticles = newestArticles(publishedArticles(ownContent.articles));

/** The URL path of every published article. */
export const articlePages = ownArticles.map(({ id }) => `/blog/${id}`);

const longest = ownArticles.toSorted((a, b) => b.body.length - a.body.length).slice(0, 1);

/** One URL path for each kind of page: the longest article, and the two not-found pages among them. */
export const ownPages = [
  '/',
  '/about',
  '/services',
  '/blog',
  ...longest.map(({ id }) => `/blog/${id}`),
  '/contact',
  '/nowhere',
  '/blog/999999',
];

/** The newest articles: what an editor has just written is checked by every run. */
export const newestPages = articlePages.slice(0, 3);
