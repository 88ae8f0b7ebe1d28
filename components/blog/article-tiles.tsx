import { ActionLink } from '@/components/ui/action-link';
import { Section } from '@/components/ui/section';
import { paths } from '@/lib/site/paths';
import type { CardArticle } from './article-card';
import { ArticleRow } from './article-row';
import { ArticleTile } from './article-tile';
import styles from './article-tiles.module.css';

type ArticleTilesProps = {
  id: string;
  title: string;
  /** The words of the link to all articles. */
  action: string;
  articles: readonly CardArticle[];
  /** cover: on a phone the first is large. */
  first?: 'cover' | 'tile';
  background?: 'calico';
};

/** A few articles, side by side where the window is wide enough. Absent while there is none. */
export function ArticleTiles(props: ArticleTilesProps) {
  const { id, title, action, articles, first = 'tile', background } = props;
  const [only] = articles;
  if (!only) return null;
  const allArticles = (
    <ActionLink look="text" href={paths.blog}>
      {action}
    </ActionLink>
  );
  return (
    <Section labelledBy={id} title={title} aside={allArticles} background={background}>
      {articles.length === 1 ? (
        <ArticleRow article={only} look="lead" />
      ) : (
        <ul className={styles.root} role="list">
          {articles.map((article, index) => (
            <li key={article.id}>
              <ArticleTile
                article={article}
                look={index === 0 ? first : 'tile'}
                count={articles.length}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
