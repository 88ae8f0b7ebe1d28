import { getContent } from '@/lib/content/content';
import { manifestIcons, sendIcon } from '@/lib/images/render/icons';

export function generateStaticParams() {
  return manifestIcons.map(({ src }) => ({ file: src.replace('/icons/', '') }));
}

export async function GET(_request: Request, { params }: RouteContext<'/icons/[file]'>) {
  const { file } = await params;
  const icon = manifestIcons.find(({ src }) => src === `/icons/${file}`);
  if (!icon) return new Response('Not found', { status: 404 });
  return sendIcon((await getContent()).images, icon);
}
