import type { MetadataRoute } from 'next';
import { palette } from '@/lib/brand/palette';
import type { Article } from '@/lib/content/article';
import { changedOn } from '@/lib/content/queries';
import type { Site } from '@/lib/content/schemas/site-schema';
import { manifestIcons } from '@/lib/images/icons';
import { type IsoDate, startOfDay, todayInLagos } from '@/lib/site/dates';
import { isProduction } from '@/lib/site/environment';
import { absoluteUrl, LANGUAGE, paths, screenPaths } from '@/lib/site/paths';

/**
 * The rules of robots.txt: robots may fetch everything. The pages of a staging build have `noindex`,
 * which robots only see on a page that they may fetch.
 *
 * Source: Google Search Central, "Block Search indexing with noindex".
 */
export function robotsRules(site: Site): MetadataRoute.Robots {
  const rules = { userAgent: '*', allow: '/' };
  return isProduction() ? { rules, sitemap: absoluteUrl(site, '/sitemap.xml') } : { rules };
}

/** The screens that show the newest articles, and so change with them. */
const LISTS: readonly string[] = [paths.home, paths.blog];

/**
 * Lists the pages for sitemap.xml: the screens and the articles, each with the day of its last
 * change where that is known. The day of the build is not such a day: search engines stop trusting
 * a sitemap whose days all change with each build.
 *
 * @param articles those that a visitor may see
 */
export function sitemapEntries(site: Site, articles: readonly Article[]): MetadataRoute.Sitemap {
  const entry = (path: string, day: IsoDate | undefined) => ({
    url: path === paths.home ? site.url : absoluteUrl(site, path),
    ...(day && { lastModified: startOfDay(day) }),
  });
  const newest = newestChange(articles);
  return [
    ...screenPaths.map((path) => entry(path, LISTS.includes(path) ? newest : undefined)),
    ...articles.map((article) => entry(paths.article(article.id), changedOn(article))),
  ];
}

/** The newest of these days; undefined without articles. */
export function newestChange(articles: readonly Article[]): IsoDate | undefined {
  return articles.map(changedOn).sort().at(-1);
}

/**
 * Writes security.txt (RFC 9116): whom to tell about a vulnerability of the site.
 *
 * It must expire, preferably in less than a year. It expires at the second next start of a half-year, so that
 * all builds of a half-year are the same.
 */
export function securityTxt(site: Site, today: IsoDate = todayInLagos()): string {
  const nextYear = Number(today.slice(0, 4)) + 1;
  const expires = today.slice(5) < '07-01' ? `${nextYear}-01-01` : `${nextYear}-07-01`;
  return `Contact: mailto:${site.email}
Expires: ${startOfDay(expires)}
Preferred-Languages: en
Canonical: ${absoluteUrl(site, '/.well-known/security.txt')}
`;
}

/** The web manifest: the name, colours and icons that a browser shows on a home screen. */
export function webManifest({ name, shortName, description }: Site): MetadataRoute.Manifest {
  return {
    name,
    short_name: shortName,
    description,
    lang: LANGUAGE,
    start_url: '/',
    // A shortcut opens a tab: the site is not an app, and its visitors need the URL and "back".
    display: 'browser',
    background_color: palette.cotton,
    theme_color: palette.aro950,
    icons: manifestIcons.map(({ src, size, purpose }) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
