import type { Article } from '@/lib/content/article';
import { paths } from '@/lib/site/paths';
import styles from './related-articles.module.css';

type RelatedArticlesProps = { title: string; articles: readonly Article[] };

/** Links to the articles that belong to one. Absent while there is none. */
export function RelatedArticles({ title, articles }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <nav className={styles.root} aria-labelledby="related">
      <h2 id="related">{title}</h2>
      <ul role="list">
        {articles.map((article) => (
          <li key={article.id}>
            <a href={paths.article(article.id)}>{article.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
