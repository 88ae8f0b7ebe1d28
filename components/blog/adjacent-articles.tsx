import type { Article } from '@/lib/content/article';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { paths } from '@/lib/site/paths';
import styles from './adjacent-articles.module.css';

/** The articles published before and after one. */
export type Neighbours = { previous: Article | undefined; next: Article | undefined };

type AdjacentArticlesProps = Neighbours & { copy: Pages['post']['adjacent'] };

/** Links to the articles before and after this one. Absent while it is the only one. */
export function AdjacentArticles({ copy, previous, next }: AdjacentArticlesProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.root} aria-label={copy.title}>
      {previous ? (
        <a href={paths.article(previous.id)}>
          <span>{copy.previous}</span> {previous.title}
        </a>
      ) : null}
      {next ? (
        <a href={paths.article(next.id)}>
          <span>{copy.next}</span> {next.title}
        </a>
      ) : null}
    </nav>
  );
}
