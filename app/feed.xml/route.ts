import { getContent } from '@/lib/content/content';
import { atomFeed } from '@/lib/seo/feed';

export const dynamic = 'force-static';

/** The newest articles in full, for feed readers. */
export async function GET(): Promise<Response> {
  // Not application/atom+xml, which browsers save to disk; readers know a feed by its first element.
  const headers = { 'Content-Type': 'application/xml; charset=utf-8' };
  return new Response(atomFeed(await getContent()), { headers });
}
