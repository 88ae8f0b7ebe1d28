import { getContent } from '@/lib/content/content';
import { readImage } from '@/lib/content/images';

export const dynamic = 'force-static';

type ImageRoute = { params: Promise<{ file: string }> };

export async function generateStaticParams() {
  const { images } = await getContent();
  return [...images.values()].map(({ file }) => ({ file }));
}

/** Every picture of content/images under its own name. */
export async function GET(_request: Request, { params }: ImageRoute): Promise<Response> {
  const { images } = await getContent();
  const image = await readImage(process.cwd(), images, (await params).file);
  if (!image) return new Response('Not found', { status: 404 });
  return new Response(new Uint8Array(image.bytes), { headers: { 'Content-Type': image.type } });
}
