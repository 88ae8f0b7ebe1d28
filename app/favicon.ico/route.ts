import { readIcon } from '@/lib/content/content';
import { favicon, renderIcon } from '@/lib/images/icons';

export const dynamic = 'force-static';

/** PNG icon for programs that do not support the SVG icon, or that always request this URL. */
export async function GET(): Promise<Response> {
  const png = await renderIcon(await readIcon(), favicon);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
