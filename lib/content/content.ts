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

/** What pages need to know of content/images/logo.svg. */
export async function getLogo(): Promise<Logo> {
  return (await loadLogo()).logo;
}

/**
 * The bytes of content/images/logo.svg, which every icon is drawn from.
 *
 * @throws when there is no image of that name
 */
export async function readLogo(): Promise<Buffer> {
  return (await loadLogo()).bytes;
}

let loadedLogo: ReturnType<typeof readOnce> | undefined;

function loadLogo() {
  if (process.env.NODE_ENV === 'development') return readOnce();
  // Once: React writes the parts of a page in the order in which the disk answers, and two builds of
  // one site have to be the same.
  loadedLogo ??= readOnce();
  return loadedLogo;
}

async function readOnce() {
  const image = requireImage((await getContent()).images, 'logo');
  const bytes = await readImage(process.cwd(), image);
  return { bytes, logo: describeLogo(image, bytes.toString()) };
}
