import { getContent } from '@/lib/content/content';
import { findLogo } from '@/lib/content/queries';
import { getSocialCardFormat, MEDIA_TYPES } from '@/lib/images/images';
import { IMAGE_CACHE_FOLDER } from '@/lib/images/render/cache';
import { readPublishedImage } from '@/lib/images/render/load-images';
import { loadSocialCard } from '@/lib/images/render/social-card';
import { listSocialCards } from '@/lib/seo/social-cards';

export async function generateStaticParams() {
  return listSocialCards(await getContent()).map(({ file }) => ({ file }));
}

export async function GET(_request: Request, { params }: RouteContext<'/images/cards/[file]'>) {
  const content = await getContent();
  const { file } = await params;
  const card = listSocialCards(content).find((each) => each.file === file);
  if (!card) return new Response('Not found', { status: 404 });
  const logo = findLogo(content);
  const bytes = await loadSocialCard(
    {
      ...card,
      firm: logo.containsName ? undefined : content.site.name,
      logo: await readPublishedImage(process.cwd(), logo.image),
    },
    await readPublishedImage(process.cwd(), card.image),
    IMAGE_CACHE_FOLDER,
  );
  const headers = { 'Content-Type': MEDIA_TYPES[getSocialCardFormat(card.image)] };
  return new Response(new Uint8Array(bytes), { headers });
}
