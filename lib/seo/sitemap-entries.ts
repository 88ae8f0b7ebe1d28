import type { MetadataRoute } from 'next';
import type { Article } from '@/lib/content/article';
import type { Site } from '@/lib/content/schemas/site-schema';
import { changedOn, newestChange } from './changed-on';
import { startOfDay, type IsoDate } from '@/lib/site/dates';
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
