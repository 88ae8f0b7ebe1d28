import { getContent } from '@/lib/content/content';
import { usedImages } from '@/lib/content/queries';
import { listPublishedFiles, MEDIA_TYPES } from '@/lib/images/images';
import { IMAGE_CACHE_FOLDER } from '@/lib/images/render/cache';
import { readPublishedImage } from '@/lib/images/render/load-images';
import { loadVariant } from '@/lib/images/render/photo-variant';

export async function generateStaticParams() {
  return listPublishedFiles(usedImages(await getContent())).map(({ file }) => ({ file }));
}

export async function GET(_request: Request, { params }: RouteContext<'/images/[file]'>) {
  const { images } = await getContent();
  const { file } = await params;
  const variant = listPublishedFiles(images.values()).find((each) => each.file === file);
  if (!variant) return new Response('Not found', { status: 404 });
  const original = await readPublishedImage(process.cwd(), variant.image);
  const bytes =
    variant.format === 'svg' ? original : await loadVariant(original, variant, IMAGE_CACHE_FOLDER);
  const headers = { 'Content-Type': MEDIA_TYPES[variant.format] };
  return new Response(new Uint8Array(bytes), { headers });
}
