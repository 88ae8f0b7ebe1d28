import { searchScript } from '@/components/blog/search-script';

export const dynamic = 'force-static';

/** The search of the list of articles, fetched when a visitor turns to its field. */
export function GET(): Response {
  return new Response(searchScript(), { headers: { 'Content-Type': 'text/javascript' } });
}
