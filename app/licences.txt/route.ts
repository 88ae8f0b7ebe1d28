import { licencesTxt } from '@/lib/seo/licences';

export const dynamic = 'force-static';

/** The licences of what visitors download. */
export async function GET(): Promise<Response> {
  return new Response(await licencesTxt(process.cwd()));
}
