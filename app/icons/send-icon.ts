import { getContent } from '@/lib/content/content';
import { findIcon } from '@/lib/images/images';
import { type Icon, renderIcon } from '@/lib/images/render/icons';
import { readPublishedImage } from '@/lib/images/render/load-images';

export async function sendIcon(icon: Icon): Promise<Response> {
  const { images } = await getContent();
  const logo = await readPublishedImage(process.cwd(), findIcon(images));
  const png = await renderIcon(logo, icon);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
