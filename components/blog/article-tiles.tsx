import { ActionLink } from '@/components/ui/action-link';
import { Section } from '@/components/ui/section';
import type { Article } from '@/lib/content/collections';
import { paths } from '@/lib/site/paths';
import { ArticleCard } from './article-card';
import { ArticleRow } from './article-row';
import styles from './article-tiles.module.css';

type ArticleTilesProps = {
  id: string;
  title: string;
  action: string;
  articles: readonly Article[];
  /** How the first article appears on phones: `cover` is a large card, and `tile` is a small card like the others. */
  first?: 'cover' | 'tile';
  background?: 'calico';
};

export function ArticleTiles(props: ArticleTilesProps) {
  const { id, title, action, articles, first = 'tile', background } = props;
  const [firstArticle] = articles;
  if (!firstArticle) return null;
  const allArticlesLink = (
    <ActionLink look="text" href={paths.blog}>
      {action}
    </ActionLink>
  );
  const { length: count } = articles;
  const wideSizes = `(min-width: 81em) ${1152 / count}px, (min-width: 48em) ${90 / count}vw`;
  const tiles = articles.map((article, index) => {
    const look = index === 0 ? first : 'tile';
    return (
      <li key={article.id}>
        <ArticleCard
          article={article}
          className={styles[look]}
          title={<a href={paths.article(article.id)}>{article.title}</a>}
          sizes={`${wideSizes}, ${look === 'cover' ? '100vw' : '104px'}`}
        >
          <p>{article.description}</p>
        </ArticleCard>
      </li>
    );
  });
  return (
    <Section labelledBy={id} title={title} aside={allArticlesLink} background={background}>
      {count === 1 ? (
        <ArticleRow article={firstArticle} look="lead" />
      ) : (
        <ul className={styles.root} role="list">
          {tiles}
        </ul>
      )}
    </Section>
  );
}
