import { getContent } from '@/lib/content/content';
import { writeSecurityTxt } from '@/lib/seo/machine-files';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  return new Response(writeSecurityTxt((await getContent()).site));
}
