import { ArticleCard, type CardArticle } from './article-card';
import styles from './article-tiles.module.css';

type ArticleTilesProps = {
  articles: readonly CardArticle[];
  /** cover: on a phone the first is large. */
  first?: 'cover' | 'tile';
};

/** A few articles, three side by side where the window is wide enough. */
export function ArticleTiles({ articles, first = 'tile' }: ArticleTilesProps) {
  return (
    <ul className={styles.root} role="list">
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} look={index === 0 ? first : 'tile'} />
        </li>
      ))}
    </ul>
  );
}
