import { readLogo } from '@/lib/content/content';
import { encodeIco, favicons, renderIcon } from '@/lib/images/icons';

export const dynamic = 'force-static';

/** The logo for programs that do not show the SVG, or request this URL anyway. */
export async function GET(): Promise<Response> {
  const logo = await readLogo();
  const images = favicons.map(async (icon) => ({
    size: icon.size,
    png: await renderIcon(logo, icon),
  }));
  const ico = encodeIco(await Promise.all(images));
  return new Response(new Uint8Array(ico), { headers: { 'Content-Type': 'image/x-icon' } });
}
