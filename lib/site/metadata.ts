import type { Metadata } from 'next';
import type { Site } from '@/lib/content/site-schema';

type PageMeta = {
  title: string;
  description: string;
  /** The page's own address; none for a page that search engines should not list. */
  path?: string;
};

/** What one page tells search engines. Nothing is inherited from another page. */
export function pageMetadata(site: Site, { title, description, path }: PageMeta): Metadata {
  return {
    metadataBase: new URL(site.url),
    title: path === '/' ? `${site.name}: ${title}` : `${title} | ${site.name}`,
    description,
    ...(path === undefined
      ? { robots: { index: false } }
      : { alternates: { canonical: path === '/' ? site.url : path } }),
  };
}
