import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ContentImage } from '@/components/ui/content-image';
import type { Article } from '@/lib/content/article';
import { formatDate } from '@/lib/site/dates';
import styles from './article-card.module.css';
import { UnpublishedMark } from './unpublished-mark';

export type CardArticle = Pick<
  Article,
  'id' | 'title' | 'date' | 'updated' | 'topic' | 'answer' | 'description' | 'image' | 'draft'
>;

type ArticleCardProps = {
  article: CardArticle;
  /** Places the areas title, meta, image and words. */
  className: string | undefined;
  /** The words of the title, or a link with them. */
  title: ReactNode;
  /** How wide the image is, in the widest of the places where the look is used. */
  sizes: string;
  aboveTheFold?: boolean;
  /** What follows the teaser. */
  children?: ReactNode;
};

/**
 * One article in a list, which one link is stretched over. Its title comes first for a screen reader, so
 * that the figure after it is no riddle.
 */
export function ArticleCard(props: ArticleCardProps) {
  const { article, className, title, sizes, aboveTheFold = false, children } = props;
  const { id, date, updated, topic, answer, description, image } = article;
  const titleId = `post-${id}`;
  return (
    <article
      className={classNames(styles.root, className)}
      aria-labelledby={titleId}
      data-topic={topic?.id}
    >
      <h3 id={titleId}>{title}</h3>
      <div className={styles.meta}>
        <UnpublishedMark article={article} />
        {topic ? <p className={styles.topic}>{topic.title}</p> : null}
        {answer ? (
          <p className={styles.answer}>
            <span data-visually-hidden="">In short: </span>
            {answer}
          </p>
        ) : null}
        <p>
          <span>
            {updated ? 'Updated ' : null}
            <time dateTime={updated ?? date}>{formatDate(updated ?? date)}</time>
          </span>{' '}
          {updated ? (
            <span className={styles.first}>
              first published <time dateTime={date}>{formatDate(date)}</time>
            </span>
          ) : null}
        </p>
      </div>
      <div className={styles.image}>
        <ContentImage image={image} alt="" sizes={sizes} aboveTheFold={aboveTheFold} />
      </div>
      <div className={styles.words}>
        <p>{description}</p>
        {children}
      </div>
    </article>
  );
}
