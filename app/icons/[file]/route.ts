import { readIcon } from '@/lib/content/content';
import { manifestIcons, renderIcon } from '@/lib/images/render/icons';

export function generateStaticParams() {
  return manifestIcons.map(({ src }) => ({ file: src.replace('/icons/', '') }));
}

export async function GET(_request: Request, { params }: RouteContext<'/icons/[file]'>) {
  const { file } = await params;
  const icon = manifestIcons.find(({ src }) => src === `/icons/${file}`);
  if (!icon) return new Response('Not found', { status: 404 });
  const png = await renderIcon(await readIcon(), icon);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
