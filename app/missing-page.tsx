import { NotFound } from '@/components/sections/not-found';
import { getContent } from '@/lib/content/content';
import { newestPosts } from '@/lib/content/queries';
import { formatIdRanges } from '@/lib/site/id-ranges';
import { Frame } from './frame';

const NEWEST_POSTS = 3;

/** The screen for an address that does not exist, of any page or of an article. */
export async function MissingPage({ missing }: { missing: 'page' | 'article' }) {
  const { pages, articles } = await getContent();
  return (
    <Frame>
      <NotFound
        missing={missing}
        page={pages.notFound}
        article={pages.post.notFound}
        newest={newestPosts(articles, NEWEST_POSTS).map(({ id, title }) => ({ id, title }))}
        articleIds={formatIdRanges(articles.map(({ id }) => id))}
      />
    </Frame>
  );
}
