import type {
  AboutPage,
  Blog,
  BlogPosting,
  BreadcrumbList,
  ContactPage,
  ListItem,
  Service as ServiceNode,
  Thing,
  WebSite,
} from 'schema-dts';
import type { Article } from '@/lib/content/article';
import type { Service } from '@/lib/content/schemas/lists-schema';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { Site } from '@/lib/content/schemas/site-schema';
import { socialCard } from '@/lib/images/variants';
import { startOfDay } from '@/lib/site/dates';
import { LANGUAGE, absoluteUrl, paths } from '@/lib/site/paths';
import { firmNode, firmReference, shortFirmNode } from './firm';

/** What a page calls itself to search engines. */
type PageWords = Pick<Pages['about'], 'title' | 'description'>;

/** The nodes of the home page: who the firm is, and that the site is its own. */
export function homeGraph(site: Site): Thing[] {
  return [firmNode(site), websiteNode(site)];
}

/** The page that says who the firm is. */
export function aboutGraph(site: Site, words: PageWords): Thing[] {
  const page: AboutPage = { '@type': 'AboutPage', ...firmPage(site, paths.about, words) };
  return [...homeGraph(site), page];
}

/** The page that says how to reach the firm. */
export function contactGraph(site: Site, words: PageWords): Thing[] {
  const page: ContactPage = { '@type': 'ContactPage', ...firmPage(site, paths.contact, words) };
  return [...homeGraph(site), page];
}

/** The services, each by the address of its entry on the page. */
export function servicesGraph(site: Site, services: readonly Service[]): Thing[] {
  const nodes = services.map(({ id, title, lead }): ServiceNode => ({
    '@type': 'Service',
    '@id': absoluteUrl(site, `${paths.services}#${id}`),
    name: title,
    description: lead,
    provider: firmReference(site),
  }));
  return [...homeGraph(site), ...nodes];
}

/** The blog without its articles: each says on its own page what it is, and there may be hundreds. */
export function blogGraph(site: Site, words: PageWords): Thing[] {
  const url = absoluteUrl(site, paths.blog);
  const blog: Blog = {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    name: words.title,
    description: words.description,
    url,
    inLanguage: LANGUAGE,
    publisher: firmReference(site),
  };
  return [...homeGraph(site), blog];
}

/**
 * An article, the way to it, and the firm in short: these are the longest pages, each must arrive in
 * one round trip, and who the firm is in full stands on every other page under the same `@id`.
 */
export function postGraph(site: Site, post: Article): Thing[] {
  return [
    shortFirmNode(site),
    shortWebsiteNode(site),
    postNode(site, post),
    breadcrumbNode(site, post),
  ];
}

/** What every page about the firm says of itself. */
function firmPage(site: Site, path: string, { title, description }: PageWords) {
  const url = absoluteUrl(site, path);
  return {
    '@id': `${url}#page`,
    name: title,
    description,
    url,
    inLanguage: LANGUAGE,
    isPartOf: websiteReference(site),
    about: firmReference(site),
  };
}

/** The site as a whole, by the name that its parts call it. */
function websiteReference(site: Pick<Site, 'url'>) {
  return { '@id': absoluteUrl(site, '/#website') };
}

/** The site where bytes count. */
function shortWebsiteNode(site: Site) {
  return {
    '@type': 'WebSite',
    ...websiteReference(site),
    url: absoluteUrl(site, paths.home),
    name: site.name,
    inLanguage: LANGUAGE,
    publisher: firmReference(site),
  } satisfies WebSite;
}

/** The site with the name that search results may show of it where the full one is too long. */
function websiteNode(site: Site) {
  return {
    ...shortWebsiteNode(site),
    ...(site.shortName !== site.name && { alternateName: site.shortName }),
  } satisfies WebSite;
}

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
