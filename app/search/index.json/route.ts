import { getContent } from '@/lib/content/content';
import { buildSearchIndex } from '@/lib/seo/search-index';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  return new Response(buildSearchIndex(await getContent()), {
    headers: { 'Content-Type': 'application/json' },
  });
}
