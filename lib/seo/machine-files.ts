import type { MetadataRoute } from 'next';
import { palette } from '@/lib/brand/palette';
import type { Article } from '@/lib/content/article';
import { getLastChange } from '@/lib/content/queries';
import type { Site } from '@/lib/content/schemas/site-schema';
import { manifestIcons } from '@/lib/images/icons';
import { type IsoDate, formatStartOfDay, todayInLagos } from '@/lib/site/dates';
import { isIndexable } from '@/lib/site/environment';
import { absoluteUrl, LANGUAGE, paths, mainPagePaths } from '@/lib/site/paths';

/**
 * Returns the rules of robots.txt. Crawlers may fetch every page, even of a staging build, because they must see the
 * `noindex` tag of its pages.
 *
 * Source: Google Search Central, "Block Search indexing with noindex".
 */
export function robotsRules(site: Site): MetadataRoute.Robots {
  const rules = { userAgent: '*', allow: '/' };
  return isIndexable() ? { rules, sitemap: absoluteUrl(site, '/sitemap.xml') } : { rules };
}

const PAGES_WITH_NEWEST_ARTICLES: readonly string[] = [paths.home, paths.blog];

/**
 * Returns the entries of sitemap.xml. A page whose last change is unknown has no date. The date of the build would be
 * wrong, because search engines stop trusting a sitemap whose dates all change with each build.
 *
 * @param articles published articles only
 */
export function sitemapEntries(site: Site, articles: readonly Article[]): MetadataRoute.Sitemap {
  const entry = (path: string, day: IsoDate | undefined) => ({
    url: path === paths.home ? site.url : absoluteUrl(site, path),
    ...(day && { lastModified: formatStartOfDay(day) }),
  });
  const newest = findLatestChange(articles);
  return [
    ...mainPagePaths.map((path) =>
      entry(path, PAGES_WITH_NEWEST_ARTICLES.includes(path) ? newest : undefined),
    ),
    ...articles.map((article) => entry(paths.article(article.id), getLastChange(article))),
  ];
}

/** Undefined without articles. */
export function findLatestChange(articles: readonly Article[]): IsoDate | undefined {
  return articles.map(getLastChange).sort().at(-1);
}

/**
 * Returns security.txt (RFC 9116), which says where to report a vulnerability of the site. The file should expire
 * within a year. It expires at the start of a half-year, so that all builds of a half-year are the same.
 */
export function writeSecurityTxt(site: Site, today: IsoDate = todayInLagos()): string {
  const nextYear = Number(today.slice(0, 4)) + 1;
  const expires = today.slice(5) < '07-01' ? `${nextYear}-01-01` : `${nextYear}-07-01`;
  return `Contact: mailto:${site.email}
Expires: ${formatStartOfDay(expires)}
Preferred-Languages: en
Canonical: ${absoluteUrl(site, '/.well-known/security.txt')}
`;
}

/** Returns `/manifest.webmanifest`. */
export function webManifest({ name, shortName, description }: Site): MetadataRoute.Manifest {
  return {
    name,
    short_name: shortName,
    description,
    lang: LANGUAGE,
    start_url: '/',
    // The shortcut opens a browser tab, because visitors need the URL and the back button.
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
