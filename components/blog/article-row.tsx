import { ActionLink } from '@/components/ui/action-link';
import type { Article } from '@/lib/content/collections';
import { paths } from '@/lib/site/paths';
import { ArticleCard } from './article-card';
import styles from './article-row.module.css';

const IMAGE_SIZES = {
  lead: '(min-width: 81em) 690px, (min-width: 48em) 53vw, 100vw',
  row: '(min-width: 81em) 282px, (min-width: 48em) 22vw, 104px',
};

type ArticleRowProps = {
  article: Article;
  look?: keyof typeof IMAGE_SIZES;
  aboveTheFold?: boolean;
};

export function ArticleRow({ article, look = 'row', aboveTheFold = false }: ArticleRowProps) {
  return (
    <ArticleCard
      article={article}
      className={styles[look]}
      title={article.title}
      sizes={IMAGE_SIZES[look]}
      aboveTheFold={aboveTheFold}
    >
      <div>
        <p>{article.description}</p>
        <ActionLink look="text" href={paths.article(article.id)}>
          Read More <span data-visually-hidden="">about {article.title}</span>
        </ActionLink>
      </div>
    </ArticleCard>
  );
}
