import { getContent } from '@/lib/content/content';
import { buildSearchIndex } from '@/lib/seo/search-index';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const { articles } = await getContent();
  return new Response(buildSearchIndex(articles), {
    headers: { 'Content-Type': 'application/json' },
  });
}
