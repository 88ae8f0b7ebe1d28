import { cache } from 'react';
import { findIcon } from '@/lib/images/images';
import { readPublishedImage } from '@/lib/images/render/load-images';
import { type Content, loadContent } from './load';
import { isPublished } from './queries';

/**
 * In a build, calls `read` only once: otherwise, React would write the parts of a page in the order in which the reads
 * finish, and two builds of the same content could differ. Keeps the result in `globalThis`, because Next.js bundles
 * this module twice, for pages and for routes. In development, calls `read` once per request, so that each request sees
 * the latest files.
 */
function cacheResult(read: () => Promise<Content>): () => Promise<Content> {
  if (process.env.NODE_ENV === 'development') return cache(read);
  const shared = globalThis as { siteContent?: Promise<Content> };
  return () => (shared.siteContent ??= read());
}

/**
 * Returns the content of this site. In a build, `articles` contains only published articles, so pages need not filter
 * them. In development, it also contains drafts and scheduled articles.
 *
 * @throws if errors prevent a page from being rendered; the message lists all errors in the content
 */
export const getContent = cacheResult(async () => {
  const content = await loadContent(process.cwd());
  if (process.env.NODE_ENV === 'development') return content;
  return { ...content, articles: content.articles.filter((article) => isPublished(article)) };
});

/**
 * Returns the bytes of the site's icon: the image `icon` in `content/images` or, if it does not exist, `logo`.
 *
 * @throws if neither image exists
 */
export async function readIcon(): Promise<Buffer> {
  const { images } = await getContent();
  return readPublishedImage(process.cwd(), findIcon(images));
}
