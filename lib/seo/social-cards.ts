import type { Content } from '@/lib/content/load';
import { type ImageAsset, requireImage } from '@/lib/images/image-index';
import { cardFormat } from '@/lib/images/variants';
import { paths, screenNames, screens } from '@/lib/site/paths';

/** The URL path of a page's card, such as `/images/cards/blog-7.png`. */
export function socialCardPath(page: string, image: ImageAsset): string {
  return paths.image(`cards/${cardFile(page, image)}`);
}

function cardFile(page: string, image: ImageAsset): string {
  const name = page === paths.home ? 'home' : page.slice(1).replaceAll('/', '-');
  return `${name}.${cardFormat(image)}`;
}

/**
 * The card of every page that search engines list: the image that chat programs and social networks
 * show beside a link to it.
 *
 * @throws when a page names an image that is not in content/images
 */
export function listSocialCards({
  pages,
  articles,
  images,
}: Pick<Content, 'articles' | 'images' | 'pages'>) {
  const cards = [
    ...screenNames.map((name) => {
      const { title, image } = pages[name];
      return { page: screens[name], title, image: requireImage(images, image) };
    }),
    ...articles.map(({ id, title, image }) => ({ page: paths.article(id), title, image })),
  ];
  return cards.map(({ page, ...card }) => ({ ...card, file: cardFile(page, card.image) }));
}
