import { readLogo } from '@/lib/content/content';
import { appleTouchIcon, renderIcon } from '@/lib/images/icons';

export const dynamic = 'force-static';

/** The logo on an iOS home screen. */
export async function GET(): Promise<Response> {
  const png = await renderIcon(await readLogo(), appleTouchIcon);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
