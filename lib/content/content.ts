import { cache } from 'react';
import { requireImage } from '@/lib/images/image-index';
import { readAsSvg } from '@/lib/images/load-images';
import { describeLogo } from '@/lib/images/logo';
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
 * The content of this site: the one door through which pages read it. `articles` are those a
 * visitor may see, so that no output has to filter for itself; `npm run dev` shows all of them.
 *
 * @throws with every error of the content at once
 */
export const getContent = cached(async () => {
  const content = await loadContent(process.cwd());
  if (process.env.NODE_ENV === 'development') return content;
  return { ...content, articles: content.articles.filter((each) => isPublished(each)) };
});

/**
 * The logo as pages show it, its SVG text, and that of the icon: `icon` of content/images, or the logo
 * where there is none.
 *
 * @throws when there is no logo
 */
export const getLogo = cached(async () => {
  const { images, site } = await getContent();
  const image = requireImage(images, 'logo');
  const logoSvg = await readAsSvg(process.cwd(), image);
  const icon = images.get('icon');
  const iconSvg = icon ? await readAsSvg(process.cwd(), icon) : logoSvg;
  return { logo: describeLogo(image, logoSvg, site.logoHasName), logoSvg, iconSvg };
});
