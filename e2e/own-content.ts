import type { Article } from '@/lib/content/article';
import { loadContent } from '@/lib/content/load';
import { newestPosts, publishedPosts } from '@/lib/content/queries';

/** What the owner of the site has written: tests of `out/` ask it what to expect. */
export const ownContent = await loadContent(process.cwd());

/** The published articles, newest first. */
export function listArticles(): Article[] {
  return newestPosts(publishedPosts(ownContent.articles));
}
