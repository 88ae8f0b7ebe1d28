import { cache } from 'react';
import { findIcon } from '@/lib/images/image-index';
import { readImage } from '@/lib/images/load-images';
import { loadContent } from './load';
import { isPublished } from './queries';

/**
 * In development, each request sees the latest files. A build reads once: React writes the parts of a page
 * in the order in which the disk answers, and two builds of one site have to be the same.
 */
function cached<Value>(read: () => Promise<Value>): () => Promise<Value> {
  if (process.env.NODE_ENV === 'development') return cache(read);
  let value: Promise<Value> | undefined;
  return () => (value ??= read());
}

/**
 * Returns the content of this site; pages read it in no other way. `articles` has only published articles,
 * so that pages need not filter. In development, it has all of them.
 *
 * @throws with every error of the content at once
 */
export const getContent = cached(async () => {
  const content = await loadContent(process.cwd());
  if (process.env.NODE_ENV === 'development') return content;
  return { ...content, articles: content.articles.filter((each) => isPublished(each)) };
});

/**
 * Reads the icon of the site: `icon` of content/images, or the logo if there is none.
 *
 * @throws when there is neither
 */
export async function readIcon(): Promise<Buffer> {
  const { images } = await getContent();
  return readImage(process.cwd(), findIcon(images));
}
