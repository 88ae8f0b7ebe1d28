import type { Site } from '@/lib/content/schemas/site-schema';

/** The language of every page, as the `lang` attribute says it. */
export const LANGUAGE = 'en-NG';

/** An address of the site in full: search engines take none that is relative. */
export function absoluteUrl({ url }: Pick<Site, 'url'>, path: string): string {
  return new URL(path, url).href;
}

/** The firm, by the name that every other node of a page calls it. */
export function firmReference(site: Pick<Site, 'url'>) {
  return { '@id': absoluteUrl(site, '/#firm') };
}

/** The site as a whole, by the name that its parts call it. */
export function websiteReference(site: Pick<Site, 'url'>) {
  return { '@id': absoluteUrl(site, '/#website') };
}
