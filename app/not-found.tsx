import { NotFound } from '@/components/sections/not-found';
import { getContent } from '@/lib/content/content';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { SiteShell } from './site-shell';

export async function generateMetadata() {
  const { site, pages } = await getContent();
  return unlistedMetadata(site, pages.notFound);
}

export default function NotFoundPage() {
  return <MissingPage missing="page" />;
}

export async function MissingPage({ missing }: { missing: 'page' | 'article' }) {
  const { pages, articles } = await getContent();
  return (
    <SiteShell>
      <NotFound missing={missing} pages={pages} articles={articles} />
    </SiteShell>
  );
}
