import { cache } from 'react';
import { findIcon } from '@/lib/images/images';
import { readPublishedImage } from '@/lib/images/render/load-images';
import { isPublished } from './articles';
import { loadContent } from './load';

/**
 * In development, calls `read` once per request, so that each request sees the latest files. In a build, calls it only
 * once: otherwise, React would write the parts of a page in the order in which the reads finish, and two builds of the
 * same content could differ.
 */
function cacheResult<Value>(read: () => Promise<Value>): () => Promise<Value> {
  if (process.env.NODE_ENV === 'development') return cache(read);
  let value: Promise<Value> | undefined;
  return () => (value ??= read());
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
