import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ContentImage } from '@/components/ui/content-image';
import type { Article } from '@/lib/content/article';
import { isPublished } from '@/lib/content/queries';
import { formatDate } from '@/lib/site/dates';
import styles from './article-card.module.css';

export type CardArticle = Pick<
  Article,
  'id' | 'title' | 'date' | 'topic' | 'answer' | 'description' | 'image' | 'draft'
>;

type ArticleCardProps = {
  article: CardArticle;
  /** Sets the grid areas of title, meta, image and words. */
  className: string | undefined;
  title: ReactNode;
  /** The `sizes` of the image in the widest place of this look. */
  sizes: string;
  aboveTheFold?: boolean;
  /** The last area: one element with the teaser. */
  children: ReactNode;
};

/** One article in a list. The title comes first because it explains the figure to screen readers. */
export function ArticleCard(props: ArticleCardProps) {
  const { article, className, title, sizes, aboveTheFold = false, children } = props;
  const { id, date, topic, answer, image } = article;
  return (
    <article
      className={classNames(styles.root, className)}
      aria-labelledby={`post-${id}`}
      data-topic={topic?.id}
    >
      <h3 id={`post-${id}`}>{title}</h3>
      <p className={styles.meta}>
        <UnpublishedMark article={article} />
        {topic ? <span className={styles.topic}>{topic.title}</span> : null}
        {answer ? (
          <span className={styles.answer}>
            <span data-visually-hidden="">In short: </span>
            {answer}
          </span>
        ) : null}
        <time dateTime={date}>{formatDate(date)}</time>
      </p>
      <ContentImage
        className={styles.image}
        image={image}
        alt=""
        sizes={sizes}
        aboveTheFold={aboveTheFold}
      />
      {children}
    </article>
  );
}

/** Tells editors, who see unpublished articles in development, why visitors do not see this article. */
export function UnpublishedMark({ article }: { article: Pick<Article, 'draft' | 'date'> }) {
  if (isPublished(article)) return null;
  return (
    <mark>{article.draft ? 'Draft: not published' : `Appears on ${formatDate(article.date)}`}</mark>
  );
}
