import { readLogo } from '@/lib/content/content';
import { encodeIco, favicons, renderIcon } from '@/lib/images/icons';

export const dynamic = 'force-static';

/** The mark for browsers that cannot show the SVG, and for those who ask for this address anyway. */
export async function GET(): Promise<Response> {
  const logo = await readLogo();
  const images = favicons.map(async (icon) => ({
    size: icon.size,
    png: await renderIcon(logo, icon, { palette: false }),
  }));
  const ico = encodeIco(await Promise.all(images));
  return new Response(new Uint8Array(ico), { headers: { 'Content-Type': 'image/x-icon' } });
}
