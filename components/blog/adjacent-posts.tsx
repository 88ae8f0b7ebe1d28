import type { Article } from '@/lib/content/article';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { paths } from '@/lib/site/paths';
import styles from './adjacent-posts.module.css';

type AdjacentPostsProps = {
  copy: Pages['post']['adjacent'];
  previous: Pick<Article, 'id' | 'title'> | undefined;
  next: Pick<Article, 'id' | 'title'> | undefined;
};

/** The way on from an article: to the one before it and the one after it, where there are any. */
export function AdjacentPosts({ copy, previous, next }: AdjacentPostsProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.root} aria-label={copy.title}>
      {previous ? (
        <a href={paths.post(previous.id)}>
          <span>{copy.previous}</span> {previous.title}
        </a>
      ) : null}
      {next ? (
        <a href={paths.post(next.id)}>
          <span>{copy.next}</span> {next.title}
        </a>
      ) : null}
    </nav>
  );
}
