import type { WebSite } from 'schema-dts';
import type { Site } from '@/lib/content/schemas/site-schema';
import { paths } from '@/lib/site/paths';
import { absoluteUrl, firmReference, LANGUAGE, websiteReference } from './ids';

/** The site where bytes count. */
export function shortWebsiteNode(site: Site) {
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
export function websiteNode(site: Site) {
  return {
    ...shortWebsiteNode(site),
    ...(site.shortName !== site.name && { alternateName: site.shortName }),
  } satisfies WebSite;
}
