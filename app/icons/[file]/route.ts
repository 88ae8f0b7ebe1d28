import { getLogo } from '@/lib/content/content';
import { manifestIcons, renderIcon } from '@/lib/images/icons';
import { drawLogo, logoFiles, type LogoGround } from '@/lib/images/logo';
import { MEDIA_TYPES } from '@/lib/images/variants';

export const dynamic = 'force-static';

/** Browsers that show an SVG in a tab choose its colours by the visitor's setting. */
const ICON = 'icon.svg';
const grounds: readonly LogoGround[] = ['light', 'dark'];

export function generateStaticParams() {
  const icons = manifestIcons.map(({ src }) => ({ file: src.replace('/icons/', '') }));
  return [...icons, { file: ICON }, ...grounds.map((ground) => ({ file: logoFiles[ground] }))];
}

/** The icons that the manifest names, and the logo as pages show it. */
export async function GET(_request: Request, { params }: RouteContext<'/icons/[file]'>) {
  const { file } = await params;
  const { logoSvg, iconSvg } = await getLogo();
  const ground = grounds.find((known) => logoFiles[known] === file);
  if (ground || file === ICON) {
    const headers = { 'Content-Type': MEDIA_TYPES.svg };
    return new Response(ground ? drawLogo(logoSvg, ground) : iconSvg, { headers });
  }
  const icon = manifestIcons.find(({ src }) => src === `/icons/${file}`);
  if (!icon) return new Response('Not found', { status: 404 });
  const png = await renderIcon(iconSvg, icon);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
