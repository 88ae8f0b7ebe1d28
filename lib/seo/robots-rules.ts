import type { MetadataRoute } from 'next';
import type { Site } from '@/lib/content/schemas/site-schema';
import { isProduction } from '@/lib/site/environment';

/** What robots may fetch: everything, and nothing of a site that is only being tried. */
export function robotsRules(site: Site): MetadataRoute.Robots {
  if (!isProduction()) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: new URL('/sitemap.xml', site.url).href,
  };
}
