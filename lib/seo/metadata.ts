import { getLastChange } from '@/lib/content/articles';
import type { Article, Content, Site } from '@/lib/content/collections';
import type { Metadata } from 'next';
import { SOCIAL_CARD_SIZE } from '@/lib/images/images';
import { formatStartOfDay } from '@/lib/site/dates';
import { LANGUAGE, type MainPageName, mainPages, paths } from '@/lib/site/paths';
import { socialCardPath } from './social-cards';

type PageText = { title: string; description: string };

type ListedPage = PageText &
  Pick<Article, 'image' | 'imageAlt'> &
  Partial<Pick<Article, 'date' | 'updated' | 'changes'>> & { path: string };

/** Returns the metadata of a page that search engines should list. */
export function pageMetadata(site: Site, page: ListedPage): Metadata {
  const { title, description, path, image, imageAlt, date, updated, changes = [] } = page;
  const isHome = path === paths.home;
  const fullTitle = isHome ? `${site.name}: ${title}` : `${title} | ${site.name}`;
  const canonical = isHome ? site.url : path;
  const shared = {
    title: isHome ? fullTitle : title,
    description,
    url: canonical,
    siteName: site.name,
    locale: LANGUAGE.replace('-', '_'),
    images: [
      {
        url: socialCardPath(path, image),
        ...SOCIAL_CARD_SIZE,
        // The alternative text contains the title and describes the image, because the social card shows both.
        alt: imageAlt ? `${title} – ${imageAlt}` : title,
      },
    ],
  };
  return {
    ...unlistedMetadata(site, page),
    title: fullTitle,
    alternates: { canonical, types: feedTypes },
    openGraph: date
      ? {
          ...shared,
          type: 'article',
          publishedTime: formatStartOfDay(date),
          modifiedTime: formatStartOfDay(getLastChange({ date, updated, changes })),
        }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image' },
    robots: isIndexable() ? { 'max-image-preview': 'large' } : { index: false },
  };
}

export function mainPageMetadata({ site, pages }: Content, name: MainPageName): Metadata {
  return pageMetadata(site, { ...pages[name], path: mainPages[name] });
}

export function unlistedMetadata(site: Site, { title, description }: PageText): Metadata {
  return {
    metadataBase: new URL(site.url),
    title: `${title} | ${site.name}`,
    description,
    alternates: { types: feedTypes },
    robots: { index: false },
  };
}

const feedTypes = { 'application/atom+xml': paths.feed };

/** Returns whether search engines may index this build. They may if SITE_ENV is unset, empty or "production". */
export function isIndexable(): boolean {
  return (process.env.SITE_ENV ?? '') === '' || process.env.SITE_ENV === 'production';
}
