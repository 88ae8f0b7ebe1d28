import type { Content } from '@/lib/content/load';
import { getSocialCardFormat, type ImageAsset, requireImage } from '@/lib/images/images';
import { paths, mainPageNames, mainPages } from '@/lib/site/paths';

/** Returns the URL path of a page's social card, such as `/images/cards/blog-7.png`. */
export function socialCardPath(page: string, image: ImageAsset): string {
  return paths.image(`cards/${cardFileName(page, image)}`);
}

function cardFileName(page: string, image: ImageAsset): string {
  const name = page === paths.home ? 'home' : page.slice(1).replaceAll('/', '-');
  return `${name}.${getSocialCardFormat(image)}`;
}

/**
 * Returns the social cards of all pages that search engines may index. A social card is the image that chat apps and
 * social networks show with a link to a page.
 *
 * @throws if a page refers to an image that is not in content/images
 */
export function listSocialCards({
  pages,
  articles,
  images,
}: Pick<Content, 'articles' | 'images' | 'pages'>) {
  const cards = [
    ...mainPageNames.map((name) => {
      const { title, image } = pages[name];
      return { page: mainPages[name], title, image: requireImage(images, image) };
    }),
    ...articles.map(({ id, title, image }) => ({ page: paths.article(id), title, image })),
  ];
  return cards.map(({ page, ...card }) => ({ ...card, file: cardFileName(page, card.image) }));
}
