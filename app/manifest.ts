import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content/content';
import { webManifest } from '@/lib/seo/machine-files';

export const dynamic = 'force-static';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { site } = await getContent();
  return webManifest(site);
}
