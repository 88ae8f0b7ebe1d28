import { getContent } from '@/lib/content/content';
import { atomFeed } from '@/lib/seo/feed';

export const dynamic = 'force-static';

/** The newest articles in full, for feed readers. */
export async function GET(): Promise<Response> {
  // Browsers download application/atom+xml; feed readers recognise a feed by its root element.
  const headers = { 'Content-Type': 'application/xml; charset=utf-8' };
  return new Response(atomFeed(await getContent()), { headers });
}
