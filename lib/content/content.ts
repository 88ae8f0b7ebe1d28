import { cache } from 'react';
import { requireImage } from '@/lib/images/image-index';
import { readAsSvg } from '@/lib/images/load-images';
import { describeLogo, type Logo } from '@/lib/images/logo';
import { loadContent } from './check-content';
import type { Content } from './load';
import { publishedArticles } from './queries';

/** Loads the content once per request, so that each request sees the latest files. */
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

/** The logo as pages show it. */
export async function getLogo(): Promise<Logo> {
  return (await loadMarks()).logo;
}

/**
 * The SVG texts of the logo, and of the icon: `icon` of content/images, or the logo where there is none.
 *
 * @throws when there is no logo
 */
export async function readMarks(): Promise<{ logo: string; icon: string }> {
  const { svg, icon } = await loadMarks();
  return { logo: svg, icon };
}

let loadedMarks: ReturnType<typeof readOnce> | undefined;

function loadMarks() {
  if (process.env.NODE_ENV === 'development') return readOnce();
  // Once: React writes the parts of a page in the order in which the disk answers, and two builds of
  // one site have to be the same.
  loadedMarks ??= readOnce();
  return loadedMarks;
}

async function readOnce() {
  const { images } = await getContent();
  const image = requireImage(images, 'logo');
  const svg = await readAsSvg(process.cwd(), image);
  const own = images.get('icon');
  const icon = own ? await readAsSvg(process.cwd(), own) : svg;
  return { svg, icon, logo: describeLogo(image, svg) };
}
