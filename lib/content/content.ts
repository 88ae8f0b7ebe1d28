import { cache } from 'react';
import { isPublished } from './articles';
import type { Content } from './collections';
import { loadContent } from './load';

const isDevelopment = process.env.NODE_ENV === 'development';

async function readContent(): Promise<Content> {
  const content = await loadContent(process.cwd());
  if (isDevelopment) return content;
  return { ...content, articles: content.articles.filter((article) => isPublished(article)) };
}

/** Next.js bundles this module twice, for pages and for routes. `globalThis` lets both bundles share one cache. */
const shared = globalThis as { content?: Promise<Content> };

/**
 * Returns the content of this site. In a build, `articles` contains only published articles, so pages need not filter
 * them. In development, it also contains drafts and scheduled articles, and each request sees the latest files.
 *
 * A build reads the content only once, so that two builds of the same content are identical. If each component read
 * the files itself, the order of the elements in the HTML would depend on which read finishes first.
 */
export const getContent = isDevelopment
  ? cache(readContent)
  : () => (shared.content ??= readContent());
