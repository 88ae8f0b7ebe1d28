import { getContent } from '@/lib/content/content';
import { writeAtomFeed } from '@/lib/seo/feed';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  // Browsers do not display `application/atom+xml` as XML. Feed readers also accept `application/xml`, because they
  // recognise a feed by its root element.
  const headers = { 'Content-Type': 'application/xml; charset=utf-8' };
  return new Response(writeAtomFeed(await getContent()), { headers });
}
