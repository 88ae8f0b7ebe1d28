import { getContent } from '@/lib/content/content';
import { webManifest } from '@/lib/seo/machine-files';

export const dynamic = 'force-static';

export default async function manifest() {
  return webManifest((await getContent()).site);
}
