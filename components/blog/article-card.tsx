import type { ReactNode } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import { isPublished } from '@/lib/content/articles';
import type { Article } from '@/lib/content/collections';
import { formatDate } from '@/lib/site/dates';
import styles from './article-card.module.css';

type ArticleCardProps = {
  article: Article;
  className: string | undefined;
  title: ReactNode;
  sizes: string;
  aboveTheFold?: boolean;
  /** Must be a single element, because the style sheet selects the card's last child as the teaser. */
  children: ReactNode;
};

/** In the markup, the title comes before the answer, because an answer such as “₦27.4m” is unclear without it. */
export function ArticleCard(props: ArticleCardProps) {
  const { article, className, title, children, ...imageProps } = props;
  const { id, date, topic, answer, image } = article;
  return (
    <article
      className={`${styles.root} ${className}`}
      aria-labelledby={`post-${id}`}
      data-topic={topic?.id}
    >
      <h3 id={`post-${id}`}>{title}</h3>
      <p className={styles.meta}>
        <UnpublishedLabel article={article} />
        {topic ? <span className={styles.topic}>{topic.title}</span> : null}{' '}
        {answer ? (
          <span className={styles.answer}>
            <span data-visually-hidden="">In short: </span>
            {answer}
          </span>
        ) : null}{' '}
        <time dateTime={date}>{formatDate(date)}</time>
      </p>
      <ContentImage className={styles.image} image={image} alt="" {...imageProps} />
      {children}
    </article>
  );
}

/** Appears only in development, because a build omits unpublished articles. */
export function UnpublishedLabel({ article }: { article: Pick<Article, 'draft' | 'date'> }) {
  if (isPublished(article)) return null;
  return (
    <mark>{article.draft ? 'Draft: not published' : `Appears on ${formatDate(article.date)}`}</mark>
  );
}
