import { getContent } from '@/lib/content/content';
import { llmsTxt } from '@/lib/seo/machine-files';

export const dynamic = 'force-static';

/** The site's pages and articles, listed for language models. */
export async function GET(): Promise<Response> {
  return new Response(llmsTxt(await getContent()));
}
