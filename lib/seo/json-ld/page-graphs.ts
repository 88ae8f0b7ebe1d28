import type { BlogPosting, BreadcrumbList, ListItem, Thing, WebSite } from 'schema-dts';
import type { Article } from '@/lib/content/article';
import type { Service } from '@/lib/content/schemas/lists-schema';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import { startOfDay } from '@/lib/site/dates';
import { LANGUAGE, absoluteUrl, paths } from '@/lib/site/paths';
import { socialCardPath } from '../social-cards';
import { alternateName, firmNode, firmReference, shortFirmNode } from './firm';

/** What a page says of itself. */
type PageWords = Pick<Pages['about'], 'title' | 'description'>;

/** The home page: the firm, and the site as its own. */
export function homeGraph(site: Site): Thing[] {
  return [firmNode(site), { ...shortWebsiteNode(site), ...alternateName(site) } satisfies WebSite];
}

/** The page that says who the firm is. */
export function aboutGraph(site: Site, words: PageWords): Thing[] {
  return [...homeGraph(site), { '@type': 'AboutPage', ...firmPage(site, paths.about, words) }];
}

/** The page that says how to reach the firm. */
export function contactGraph(site: Site, words: PageWords): Thing[] {
  return [...homeGraph(site), { '@type': 'ContactPage', ...firmPage(site, paths.contact, words) }];
}

/** The services, each with the URL of its entry on the page. */
export function servicesGraph(site: Site, services: readonly Service[]): Thing[] {
  const nodes = services.map(({ id, title, lead }): Thing => ({
    '@type': 'Service',
    '@id': absoluteUrl(site, `${paths.services}#${id}`),
    name: title,
    description: lead,
    provider: firmReference(site),
  }));
  return [...homeGraph(site), ...nodes];
}

/** The blog without its articles: each describes itself on its own page, and there may be hundreds. */
export function blogGraph(site: Site, words: PageWords): Thing[] {
  const page = pageNode(site, paths.blog, 'blog', words);
  return [...homeGraph(site), { '@type': 'Blog', ...page, publisher: firmReference(site) }];
}

/**
 * An article, its breadcrumbs, and the firm in short: articles are the longest pages, each must
 * arrive in one round trip, and every other page describes the firm in full under the same `@id`.
 *
 * Source: https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function articleGraph(site: Site, article: Article): Thing[] {
  const url = absoluteUrl(site, paths.article(article.id));
  const posting = {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: article.title,
    description: article.description,
    image: absoluteUrl(site, socialCardPath(paths.article(article.id), article.image)),
    datePublished: startOfDay(article.date),
    ...(article.updated !== undefined && { dateModified: startOfDay(article.updated) }),
    author: firmReference(site),
    publisher: firmReference(site),
    mainEntityOfPage: url,
    inLanguage: LANGUAGE,
  } satisfies BlogPosting;
  return [shortFirmNode(site), shortWebsiteNode(site), posting, breadcrumbNode(site, article)];
}

function pageNode(site: Site, path: string, part: string, { title, description }: PageWords) {
  const url = absoluteUrl(site, path);
  return { '@id': `${url}#${part}`, name: title, description, url, inLanguage: LANGUAGE };
}

function firmPage(site: Site, path: string, words: PageWords) {
  return {
    ...pageNode(site, path, 'page', words),
    isPartOf: { '@id': absoluteUrl(site, '/#website') },
    about: firmReference(site),
  };
}

/**
 * The site without its short name, for pages where bytes count.
 *
 * Source: https://developers.google.com/search/docs/appearance/site-names
 */
function shortWebsiteNode(site: Site) {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(site, '/#website'),
    url: absoluteUrl(site, paths.home),
    name: site.name,
    inLanguage: LANGUAGE,
    publisher: firmReference(site),
  } satisfies WebSite;
}

/**
 * The way to an article, in the words of the navigation, as the page shows it.
 *
 * Source: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
function breadcrumbNode(site: Site, { title }: Article) {
  const above = [paths.home, paths.blog].flatMap((path) => {
    const label = site.navigation.find((link) => link.path === path)?.label;
    return label === undefined ? [] : [{ name: label, item: absoluteUrl(site, path) }];
  });
  return {
    '@type': 'BreadcrumbList',
    // The last one is the page itself and needs no URL.
    itemListElement: [...above, { name: title }].map((crumb, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  } satisfies BreadcrumbList;
}
