import type { Metadata } from 'next';
import type { Site } from '@/lib/content/schemas/site-schema';
import { SOCIAL_CARD } from '@/lib/images/variants';
import { startOfDay, type IsoDate } from '@/lib/site/dates';
import { isProduction } from '@/lib/site/environment';
import { paths } from '@/lib/site/paths';

type PageMeta = { title: string; description: string };

type ListedPage = PageMeta & {
  /** The page's own address. */
  path: string;
  /** The name of the picture beside a shared link, and the same in words. */
  image: string;
  imageAlt: string;
  /** Of an article. */
  date?: IsoDate;
  updated?: IsoDate | undefined;
};

/** What one page tells search engines and chat programs. Nothing is inherited from another page. */
export function pageMetadata(site: Site, page: ListedPage): Metadata {
  const { description, path, image, imageAlt, date, updated } = page;
  const canonical = path === paths.home ? site.url : path;
  const title = fullTitle(site, page);
  const shared = {
    title: path === paths.home ? title : page.title,
    description,
    url: canonical,
    siteName: site.name,
    locale: 'en_NG',
    images: [{ url: paths.socialCard(image), ...SOCIAL_CARD, alt: imageAlt }],
  };
  return {
    metadataBase: new URL(site.url),
    title,
    description,
    alternates: { canonical, types: feed },
    openGraph: date
      ? {
          ...shared,
          type: 'article',
          publishedTime: startOfDay(date),
          ...(updated && { modifiedTime: startOfDay(updated) }),
        }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image' },
    robots: isProduction() ? { 'max-image-preview': 'large' } : { index: false },
  };
}

/** What a page says that search engines should not list. */
export function unlistedMetadata(site: Site, { title, description }: PageMeta): Metadata {
  return {
    metadataBase: new URL(site.url),
    title: fullTitle(site, { title }),
    description,
    alternates: { types: feed },
    robots: { index: false },
  };
}

const feed = { 'application/atom+xml': paths.feed };

function fullTitle({ name }: Site, { title, path }: { title: string; path?: string }): string {
  return path === paths.home ? `${name}: ${title}` : `${title} | ${name}`;
}
