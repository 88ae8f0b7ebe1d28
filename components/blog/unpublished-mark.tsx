import type { Article } from '@/lib/content/article';
import { isPublished } from '@/lib/content/queries';
import { formatDate } from '@/lib/site/dates';

/** Tells editors, who see unpublished articles in development, why visitors do not see this one. */
export function UnpublishedMark({ article }: { article: Pick<Article, 'draft' | 'date'> }) {
  if (isPublished(article)) return null;
  return (
    <mark>{article.draft ? 'Draft: not published' : `Appears on ${formatDate(article.date)}`}</mark>
  );
}
