import { readIcon } from '@/lib/content/content';
import { appleTouchIcon, renderIcon } from '@/lib/images/render/icons';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const png = await renderIcon(await readIcon(), appleTouchIcon);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
