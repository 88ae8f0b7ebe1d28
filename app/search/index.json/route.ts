import { getContent } from '@/lib/content/content';
import { searchIndex } from '@/lib/seo/search-index';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const { articles } = await getContent();
  return new Response(searchIndex(articles), { headers: { 'Content-Type': 'application/json' } });
}
