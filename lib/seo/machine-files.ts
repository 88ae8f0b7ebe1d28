import type { MetadataRoute } from 'next';
import { palette } from '@/lib/brand/palette';
import { manifestIcons } from '@/lib/images/render/icons';
import { getLastChange } from '@/lib/content/articles';
import type { Article, Site } from '@/lib/content/collections';
import { formatStartOfDay, type IsoDate, todayInLagos } from '@/lib/site/dates';
import { absoluteUrl, LANGUAGE, mainPagePaths, paths } from '@/lib/site/paths';
import { isIndexable } from './metadata';

/**
 * Lets crawlers fetch every page, even on a staging site, because they can obey the `noindex` tag only if they see it.
 *
 * Source: Google Search Central, "Block Search indexing with noindex".
 */
export function robotsRules(site: Site): MetadataRoute.Robots {
  const rules = { userAgent: '*', allow: '/' };
  return isIndexable() ? { rules, sitemap: absoluteUrl(site, '/sitemap.xml') } : { rules };
}

/** Omits unknown dates. Search engines would distrust the build date, because it changes with every build. */
export function sitemapEntries(site: Site, articles: readonly Article[]): MetadataRoute.Sitemap {
  const entry = (path: string, day: IsoDate | undefined) => ({
    url: path === paths.home ? site.url : absoluteUrl(site, path),
    ...(day && { lastModified: formatStartOfDay(day) }),
  });
  const newest = findLatestChange(articles);
  return [
    ...mainPagePaths.map((path) => {
      const hasNewestArticles = path === paths.home || path === paths.blog;
      return entry(path, hasNewestArticles ? newest : undefined);
    }),
    ...articles.map((article) => entry(paths.article(article.id), getLastChange(article))),
  ];
}

export function findLatestChange(articles: readonly Article[]): IsoDate | undefined {
  return articles.map(getLastChange).sort().at(-1);
}

/** Returns security.txt (RFC 9116). It expires on January 1 or July 1, so that it changes only twice per year. */
export function writeSecurityTxt(site: Site, today: IsoDate = todayInLagos()): string {
  const nextYear = Number(today.slice(0, 4)) + 1;
  const expires = today.slice(5) < '07-01' ? `${nextYear}-01-01` : `${nextYear}-07-01`;
  return `Contact: mailto:${site.email}
Expires: ${formatStartOfDay(expires)}
Preferred-Languages: en
Canonical: ${absoluteUrl(site, '/.well-known/security.txt')}
`;
}

export function webManifest({ name, shortName, description }: Site): MetadataRoute.Manifest {
  return {
    name,
    short_name: shortName,
    description,
    lang: LANGUAGE,
    start_url: '/',
    // The installed site opens in a browser tab, because visitors need the address bar and the back button.
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
