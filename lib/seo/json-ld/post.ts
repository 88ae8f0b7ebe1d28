import type { BlogPosting, BreadcrumbList, ListItem } from 'schema-dts';
import type { Article } from '@/lib/content/article';
import type { Site } from '@/lib/content/schemas/site-schema';
import { socialCard } from '@/lib/images/variants';
import { startOfDay } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import { absoluteUrl, firmReference, LANGUAGE } from './ids';

/** One article, written and published by the firm. */
export function postNode(site: Site, post: Article) {
  const url = absoluteUrl(site, paths.post(post.id));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.description,
    image: absoluteUrl(site, paths.image(socialCard(post.image).file)),
    datePublished: startOfDay(post.date),
    ...(post.updated !== undefined && { dateModified: startOfDay(post.updated) }),
    author: firmReference(site),
    publisher: firmReference(site),
    mainEntityOfPage: url,
    inLanguage: LANGUAGE,
  } satisfies BlogPosting;
}

/** The way to an article, in the navigation's words, as the page itself shows it. */
export function breadcrumbNode(site: Site, { title }: Pick<Article, 'title'>) {
  const above = [paths.home, paths.blog].flatMap((path) => {
    const label = site.navigation.find((link) => link.path === path)?.label;
    return label === undefined ? [] : [{ name: label, item: absoluteUrl(site, path) }];
  });
  return {
    '@type': 'BreadcrumbList',
    // The last one is the page itself and needs no address.
    itemListElement: [...above, { name: title }].map((crumb, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  } satisfies BreadcrumbList;
}
