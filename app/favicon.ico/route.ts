import { readIcon } from '@/lib/content/content';
import { favicon, renderIcon } from '@/lib/images/render/icons';

export const dynamic = 'force-static';

/** PNG icon for browsers that do not support SVG icons, and for programs that always request `/favicon.ico`. */
export async function GET(): Promise<Response> {
  const png = await renderIcon(await readIcon(), favicon);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
