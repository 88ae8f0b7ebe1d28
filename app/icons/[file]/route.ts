import { manifestIcons } from '@/lib/images/render/icons';
import { sendIcon } from '../send-icon';

export function generateStaticParams() {
  return manifestIcons.map(({ src }) => ({ file: src.replace('/icons/', '') }));
}

export async function GET(_request: Request, { params }: RouteContext<'/icons/[file]'>) {
  const { file } = await params;
  const icon = manifestIcons.find(({ src }) => src === `/icons/${file}`);
  return icon ? sendIcon(icon) : new Response('Not found', { status: 404 });
}
