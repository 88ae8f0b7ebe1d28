import type { MetadataRoute } from 'next';
import type { Article } from '@/lib/content/article';
import type { Site } from '@/lib/content/schemas/site-schema';
import { type IsoDate, startOfDay } from '@/lib/site/dates';
import { paths, screens } from '@/lib/site/paths';

/** The screens that show the newest articles, and so change with them. */
const LISTS: readonly string[] = [paths.home, paths.blog];

/**
 * Lists the pages that search engines should know: the screens and the articles, each with the day
 * of its last change where one is known. The day of the build is none: search engines stop
 * believing a sitemap whose days all change with each build.
 *
 * @param articles those a visitor may see
 */
export function sitemapEntries(site: Site, articles: readonly Article[]): MetadataRoute.Sitemap {
  const entry = (path: string, day: IsoDate | undefined) => ({
    url: path === paths.home ? site.url : new URL(path, site.url).href,
    ...(day && { lastModified: startOfDay(day) }),
  });
  const newest = newestChange(articles);
  return [
    ...screens.map((path) => entry(path, LISTS.includes(path) ? newest : undefined)),
    ...articles.map((article) => entry(paths.post(article.id), changedOn(article))),
  ];
}

/** The day an article last changed in a way that a reader should know of. */
export function changedOn({ date, updated }: Pick<Article, 'date' | 'updated'>): IsoDate {
  return updated ?? date;
}

/** The newest of these days; undefined without articles. */
export function newestChange(articles: readonly Article[]): IsoDate | undefined {
  return articles.map(changedOn).sort().at(-1);
}
