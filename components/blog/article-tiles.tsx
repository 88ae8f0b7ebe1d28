import { ActionLink } from '@/components/ui/action-link';
import { Section } from '@/components/ui/section';
import { paths } from '@/lib/site/paths';
import { ArticleCard, type CardArticle } from './article-card';
import { ArticleRow } from './article-row';
import styles from './article-tiles.module.css';

type ArticleTilesProps = {
  id: string;
  title: string;
  action: string;
  articles: readonly CardArticle[];
  /** cover: on a phone the first is large; the others are rows there. */
  first?: 'cover' | 'tile';
  background?: 'calico';
};

export function ArticleTiles(props: ArticleTilesProps) {
  const { id, title, action, articles, first = 'tile', background } = props;
  const [only] = articles;
  if (!only) return null;
  const allArticles = (
    <ActionLink look="text" href={paths.blog}>
      {action}
    </ActionLink>
  );
  const { length: count } = articles;
  const wide = `(min-width: 81em) ${1152 / count}px, (min-width: 48em) ${90 / count}vw`;
  const tiles = articles.map((article, index) => {
    const look = index === 0 ? first : 'tile';
    return (
      <li key={article.id}>
        <ArticleCard
          article={article}
          className={styles[look]}
          title={<a href={paths.article(article.id)}>{article.title}</a>}
          sizes={`${wide}, ${look === 'cover' ? '100vw' : '104px'}`}
        >
          <p>{article.description}</p>
        </ArticleCard>
      </li>
    );
  });
  return (
    <Section labelledBy={id} title={title} aside={allArticles} background={background}>
      {count === 1 ? (
        <ArticleRow article={only} look="lead" />
      ) : (
        <ul className={styles.root} role="list">
          {tiles}
        </ul>
      )}
    </Section>
  );
}
