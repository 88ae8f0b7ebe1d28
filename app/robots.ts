import { getContent } from '@/lib/content/content';
import { robotsRules } from '@/lib/seo/machine-files';

export const dynamic = 'force-static';

export default async function robots() {
  return robotsRules((await getContent()).site);
}
