import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import type { Article } from '@/lib/content/article';
import { formatDate } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import styles from './article-card.module.css';
import { UnpublishedMark } from './unpublished-mark';

/**
 * How wide the image of each look is: in the widest of the places where the look is used. From 1296 px on
 * the page grows no wider.
 */
const sizes = {
  cover: '(min-width: 1296px) 384px, (min-width: 768px) 30vw, 100vw',
  lead: '(min-width: 1296px) 690px, (min-width: 1024px) 53vw, 100vw',
  row: '(min-width: 1296px) 384px, (min-width: 1024px) 30vw, (min-width: 768px) 200px, 104px',
  tile: '(min-width: 1296px) 384px, (min-width: 768px) 30vw, 104px',
};

export type CardArticle = Pick<
  Article,
  'id' | 'title' | 'date' | 'updated' | 'topic' | 'description' | 'image' | 'draft'
>;

type ArticleCardProps = {
  article: CardArticle;
  /**
   * lead: the first of a list, above the fold, large, beside its image. row: one of a list. tile: one
   * of a few side by side, a row on a phone. cover: the first of such tiles, large on a phone.
   */
  look: keyof typeof sizes;
};

/**
 * One article in a list: image, date, title, teaser. One link is stretched over the card: its title,
 * or in a list of one below the other the words "Read More".
 */
export function ArticleCard({ article, look }: ArticleCardProps) {
  const { id, title, date, updated, topic, description, image } = article;
  const hasReadMore = look === 'lead' || look === 'row';
  const titleId = `post-${id}`;
  return (
    <article
      className={`${styles.root} ${styles[look]}`}
      aria-labelledby={titleId}
      data-topic={topic?.id}
    >
      <div className={styles.image}>
        <ContentImage image={image} alt="" sizes={sizes[look]} aboveTheFold={look === 'lead'} />
      </div>
      <p className={styles.date}>
        {topic ? <span className={styles.topic}>{topic.title}</span> : null}{' '}
        <time dateTime={date}>{formatDate(date)}</time>{' '}
        {updated ? (
          <span className={styles.updated}>
            Updated {formatDate(updated).replace(' ', '\u00a0')}
          </span>
        ) : null}
      </p>
      <div className={styles.words}>
        <UnpublishedMark article={article} />
        <h3 id={titleId}>{hasReadMore ? title : <a href={paths.article(id)}>{title}</a>}</h3>
        <p className={styles.teaser}>{description}</p>
        {hasReadMore ? (
          <a className={styles.more} href={paths.article(id)}>
            <span>
              Read More <span data-visually-hidden="">about {title}</span>
            </span>
            <Icon name="arrow-right" size={20} />
          </a>
        ) : null}
      </div>
    </article>
  );
}
