import { getContent } from '@/lib/content/content';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { MissingPage } from './missing-page';

export async function generateMetadata() {
  const { site, pages } = await getContent();
  return unlistedMetadata(site, pages.notFound);
}

export default function NotFoundPage() {
  return <MissingPage missing="page" />;
}
