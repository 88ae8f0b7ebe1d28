import { getContent } from '@/lib/content/content';
import { writeAtomFeed } from '@/lib/seo/feed';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  // With `application/atom+xml`, browsers would download the feed instead of displaying it. Feed readers also accept
  // `application/xml`, because they recognise a feed by its root element.
  const headers = { 'Content-Type': 'application/xml; charset=utf-8' };
  return new Response(writeAtomFeed(await getContent()), { headers });
}
