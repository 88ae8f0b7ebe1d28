import { getSocialCardFormat, type ImageAsset } from '@/lib/images/images';
import type { Content } from '@/lib/content/collections';
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
 */
export function listSocialCards({ pages, articles }: Pick<Content, 'articles' | 'pages'>) {
  const cards = [
    ...mainPageNames.map((name) => {
      const { title, image } = pages[name];
      return { page: mainPages[name], title, image };
    }),
    ...articles.map(({ id, title, image }) => ({ page: paths.article(id), title, image })),
  ];
  return cards.map(({ page, ...card }) => ({ ...card, file: cardFileName(page, card.image) }));
}
