import { Section } from '@/components/ui/section';
import button from '@/components/styles/button.module.css';
import text from '@/components/styles/text.module.css';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { paths } from '@/lib/site/paths';
import type { CardArticle } from './article-card';
import styles from './article-list.module.css';
import { ArticleRow } from './article-row';
import { ArticleSearch } from './article-search';

/** How many articles the list shows before Show More. */
const INITIAL_ARTICLES = 6;

type ArticleListProps = {
  title: string;
  /** Shown instead of the list while there is no article. */
  empty: string;
  topics: Pages['blog']['topics'];
  search: Pages['blog']['search'];
  articles: readonly CardArticle[];
};

/** The list of the blog: six articles, and the others behind Show More, which cannot be undone. */
export function ArticleList({ title, empty, topics, search, articles }: ArticleListProps) {
  const [lead, ...rows] = articles.slice(0, INITIAL_ARTICLES);
  const hidden = articles.slice(INITIAL_ARTICLES);
  if (!lead)
    return (
      <Section labelledBy="posts" title={title}>
        <p className={text.lead}>{empty}</p>
      </Section>
    );
  const field = <ArticleSearch copy={search} />;
  return (
    <Section labelledBy="posts" title={title} aside={field} header="toolbar">
      <TopicLinks copy={topics} articles={articles} />
      <p className={styles.found} role="status" />
      <div>
        <ArticleRow article={lead} look="lead" aboveTheFold />
      </div>
      {rows.length > 0 ? <Rows articles={rows} /> : null}
      {hidden.length > 0 ? (
        <details className={styles.more} id="more-posts" data-behaviour="show-more">
          <summary>
            <span className={button.primary}>Show More</span>{' '}
            <span>
              {hidden.length} more {hidden.length === 1 ? 'article' : 'articles'}
            </span>
          </summary>
          <Rows articles={hidden} />
        </details>
      ) : null}
    </Section>
  );
}

function Rows({ articles }: { articles: readonly CardArticle[] }) {
  return (
    <ul className={styles.rows} role="list">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleRow article={article} />
        </li>
      ))}
    </ul>
  );
}

type TopicLinksProps = Pick<ArticleListProps, 'articles'> & { copy: ArticleListProps['topics'] };

/** The topics that have articles, from two on. Hidden until the behaviour of the search runs. */
function TopicLinks({ copy, articles }: TopicLinksProps) {
  const used = copy.list.filter(({ id }) => articles.some(({ topic }) => topic?.id === id));
  if (used.length < 2) return null;
  return (
    <nav className={styles.topics} aria-label={copy.title} hidden data-needs-script="">
      <a href={`${paths.blog}#posts`}>{copy.all}</a>
      {used.map(({ id, title }) => (
        <a key={id} href={paths.topic(id)} data-topic={id}>
          {title}
        </a>
      ))}
    </nav>
  );
}
