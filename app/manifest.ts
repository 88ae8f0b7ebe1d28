import { getContent } from '@/lib/content/content';
import { webManifest } from '@/lib/seo/machine-files';

export const dynamic = 'force-static';

export default async function manifest() {
  const { site } = await getContent();
  return webManifest(site);
}
