import { getContent } from '@/lib/content/content';
import { readMaster, requireImage } from '@/lib/content/images/images';

/**
 * The bytes of content/images/logo.svg, which every icon is drawn from.
 *
 * @throws when there is no picture of that name
 */
export async function readLogo(): Promise<Buffer> {
  const { images } = await getContent();
  return readMaster(process.cwd(), requireImage(images, 'logo'));
}
