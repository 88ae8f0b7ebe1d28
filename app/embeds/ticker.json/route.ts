import { getContent } from '@/lib/content/content';
import { tickerConfiguration } from '@/lib/site/providers';

export const dynamic = 'force-static';

/** The ticker's configuration, fetched together with the tape. */
export async function GET() {
  const { site } = await getContent();
  return Response.json(tickerConfiguration(site.ticker));
}
