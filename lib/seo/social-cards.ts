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

/** Lists the images that chat apps and social networks show with a link to a page. */
export function listSocialCards({ pages, articles }: Pick<Content, 'articles' | 'pages'>) {
  return [
    ...mainPageNames.map((name) => ({ ...pages[name], page: mainPages[name] })),
    ...articles.map((article) => ({ ...article, page: paths.article(article.id) })),
  ].map(({ page, title, image }) => ({ title, image, file: cardFileName(page, image) }));
}
