import { getContent } from '@/lib/content/content';
import { sitemapEntries } from '@/lib/seo/machine-files';

export const dynamic = 'force-static';

export default async function sitemap() {
  const { site, articles } = await getContent();
  return sitemapEntries(site, articles);
}
