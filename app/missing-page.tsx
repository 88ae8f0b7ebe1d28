import { NotFound } from '@/components/sections/not-found';
import { getContent } from '@/lib/content/content';
import { newestArticles } from '@/lib/content/queries';
import { SiteShell } from './site-shell';

const NEWEST_ARTICLES = 3;

/** The screen for a URL that does not exist, of an article or any page. */
export async function MissingPage({ missing }: { missing: 'page' | 'article' }) {
  const { pages, articles } = await getContent();
  return (
    <SiteShell>
      <NotFound
        missing={missing}
        page={pages.notFound}
        article={pages.post.notFound}
        newest={newestArticles(articles, NEWEST_ARTICLES)}
        articleIds={articles.map(({ id }) => id)}
      />
    </SiteShell>
  );
}
