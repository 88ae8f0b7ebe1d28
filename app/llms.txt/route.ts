import { getContent } from '@/lib/content/content';
import { llmsTxt } from '@/lib/seo/machine-files';

export const dynamic = 'force-static';

/** The site's pages and articles, listed for language models. */
export async function GET(): Promise<Response> {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(llmsTxt(await getContent()), { headers });
}
