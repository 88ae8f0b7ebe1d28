import { getContent } from '@/lib/content/content';
import { writeAtomFeed } from '@/lib/seo/feed';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  // Browsers would download `application/atom+xml` instead of showing the feed. Feed readers accept `application/xml`,
  // because they recognise a feed by its root element.
  const headers = { 'Content-Type': 'application/xml; charset=utf-8' };
  return new Response(writeAtomFeed(await getContent()), { headers });
}
