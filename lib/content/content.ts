import { cache } from 'react';
import { findIcon } from '@/lib/images/image-index';
import { readPublishedImage } from '@/lib/images/load-images';
import { loadContent } from './load';
import { isPublished } from './queries';

/**
 * In development, `read` runs once per request, so that each request sees the latest files. In a build, `read`
 * runs only once, so that two builds of the same content are equal. With several reads, React would write the parts
 * of a page in the order in which the reads finish.
 */
function cacheResult<Value>(read: () => Promise<Value>): () => Promise<Value> {
  if (process.env.NODE_ENV === 'development') return cache(read);
  let value: Promise<Value> | undefined;
  return () => (value ??= read());
}

/**
 * Returns the content of this site for pages. In a build, `articles` contains only published articles, so that
 * pages need not filter. In development, it contains all articles.
 *
 * @throws an error that lists all errors in the content
 */
export const getContent = cacheResult(async () => {
  const content = await loadContent(process.cwd());
  if (process.env.NODE_ENV === 'development') return content;
  return { ...content, articles: content.articles.filter((article) => isPublished(article)) };
});

/**
 * Returns the bytes of the site's icon: the image `icon` of `content/images`, or `logo` if there is no `icon`.
 *
 * @throws if neither image exists
 */
export async function readIcon(): Promise<Buffer> {
  const { images } = await getContent();
  return readPublishedImage(process.cwd(), findIcon(images));
}
