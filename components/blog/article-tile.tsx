import { paths } from '@/lib/site/paths';
import { joinCompounds } from '@/lib/site/wording';
import { ArticleCard, type CardArticle } from './article-card';
import styles from './article-tile.module.css';

type ArticleTileProps = {
  article: CardArticle;
  /** cover: on a phone it is large; the others are rows there. */
  look: 'cover' | 'tile';
  /** How many are side by side, from 768 px on. */
  count: number;
};

/** An article beside others: its title is the link. */
export function ArticleTile({ article, look, count }: ArticleTileProps) {
  const phone = look === 'cover' ? '100vw' : '104px';
  return (
    <ArticleCard
      article={article}
      className={styles[look]}
      title={<a href={paths.article(article.id)}>{joinCompounds(article.title)}</a>}
      sizes={`(min-width: 1296px) ${1152 / count}px, (min-width: 768px) ${90 / count}vw, ${phone}`}
    >
      <p>{article.description}</p>
    </ArticleCard>
  );
}
