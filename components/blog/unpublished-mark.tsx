import type { Article } from '@/lib/content/article';
import { isPublished } from '@/lib/content/queries';
import { formatDate } from '@/lib/site/dates';
import styles from './unpublished-mark.module.css';

type UnpublishedMarkProps = { article: Pick<Article, 'draft' | 'date'> };

/** Says of an article that only its editors see why no visitor does; nothing of the others. */
export function UnpublishedMark({ article }: UnpublishedMarkProps) {
  if (isPublished(article)) return null;
  return (
    <strong className={styles.root}>
      {article.draft ? 'Draft: not published' : `Appears on ${formatDate(article.date)}`}
    </strong>
  );
}
