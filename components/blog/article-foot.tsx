import type { Pages } from '@/lib/content/schemas/pages-schema';
import type { SharedPage } from '@/lib/site/share-links';
import { AdjacentPosts } from './adjacent-posts';
import { ShareLinks } from './share-links';

type ArticleFootProps = {
  copy: Pick<Pages['post'], 'share' | 'adjacent'>;
  page: SharedPage;
} & Pick<Parameters<typeof AdjacentPosts>[0], 'previous' | 'next'>;

/** Under an article's last word: hand it on, or read on. */
export function ArticleFoot({ copy, page, previous, next }: ArticleFootProps) {
  return (
    <>
      <ShareLinks copy={copy.share} page={page} />
      <AdjacentPosts copy={copy.adjacent} previous={previous} next={next} />
    </>
  );
}
