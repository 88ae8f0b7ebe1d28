import { getContent } from '@/lib/content/content';
import { securityTxt } from '@/lib/seo/machine-files';

export const dynamic = 'force-static';

/** Who to tell about a vulnerability of the site (RFC 9116). */
export async function GET(): Promise<Response> {
  const { site } = await getContent();
  return new Response(securityTxt(site));
}
