import { cache } from 'react';
import { requireImage } from '@/lib/images/image-index';
import { readImage } from '@/lib/images/load-images';
import { describeLogo, type Logo } from '@/lib/images/logo';
import { loadContent, type Content } from './load';
import { publishedArticles } from './queries';

/** Once for all that a request renders, so that each request sees what was saved before it. */
const loadForRequest = cache(() => loadContent(process.cwd()));

let loaded: Promise<Content> | undefined;

/**
 * The content of this site: the one door through which pages read it. `articles` are those a
 * visitor may see, so that no output has to filter for itself; `npm run dev` shows all of them.
 *
 * @throws ContentError with every problem at once
 */
export async function getContent(): Promise<Content> {
  if (process.env.NODE_ENV === 'development') return loadForRequest();
  loaded ??= loadContent(process.cwd()).then((content) => ({
    ...content,
    articles: publishedArticles(content.articles),
  }));
  return loaded;
}

export async function getLogo(): Promise<Logo> {
  const { images } = await getContent();
  return describeLogo(requireImage(images, 'logo'), (await readLogo()).toString());
}

let logo: Promise<Buffer> | undefined;

/**
 * The bytes of content/images/logo.svg, which every icon is drawn from.
 *
 * @throws when there is no image of that name
 */
export async function readLogo(): Promise<Buffer> {
  const { images } = await getContent();
  const read = () => readImage(process.cwd(), requireImage(images, 'logo'));
  if (process.env.NODE_ENV === 'development') return read();
  // Once: React writes the parts of a page in the order in which the disk answers, and two builds of
  // one site have to be the same.
  logo ??= read();
  return logo;
}
