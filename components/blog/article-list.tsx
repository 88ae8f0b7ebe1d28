import { Section } from '@/components/ui/section';
import button from '@/components/styles/button.module.css';
import text from '@/components/styles/text.module.css';
import type { Article, Topic } from '@/lib/content/collections';
import { paths } from '@/lib/site/paths';
import { formatCount } from '@/lib/site/wording';
import styles from './article-list.module.css';
import { ArticleRow } from './article-row';
import { ArticleSearch } from './article-search';

const ARTICLES_BEFORE_SHOW_MORE = 6;

type ArticleListProps = {
  title: string;
  topics: readonly Topic[];
  articles: readonly Article[];
};

export function ArticleList({ title, topics, articles }: ArticleListProps) {
  const [lead, ...rows] = articles.slice(0, ARTICLES_BEFORE_SHOW_MORE);
  const collapsed = articles.slice(ARTICLES_BEFORE_SHOW_MORE);
  if (!lead)
    return (
      <Section labelledBy="posts" title={title}>
        <p className={text.lead}>The first article is being written. Please come back soon.</p>
      </Section>
    );
  return (
    <Section
      labelledBy="posts"
      title={title}
      aside={<ArticleSearch isOnBlog />}
      headerLayout="toolbar"
    >
      <TopicLinks topics={topics} articles={articles} />
      <p className={styles.status} role="status" />
      <div>
        <ArticleRow article={lead} look="lead" aboveTheFold />
      </div>
      {rows.length > 0 ? <Rows articles={rows} /> : null}
      {collapsed.length > 0 ? (
        <details className={styles.more} id="more-posts" data-behaviour="show-more">
          <summary>
            <span className={button.primary}>Show More</span>{' '}
            <span>{formatCount(collapsed.length, 'more article')}</span>
          </summary>
          <Rows articles={collapsed} />
        </details>
      ) : null}
    </Section>
  );
}

function Rows({ articles }: { articles: readonly Article[] }) {
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

function TopicLinks({ topics, articles }: Omit<ArticleListProps, 'title'>) {
  const usedTopics = topics.filter(({ id }) => articles.some(({ topic }) => topic?.id === id));
  if (usedTopics.length < 2) return null;
  return (
    <nav className={styles.topics} aria-label="Topics" hidden data-needs-script="">
      <a href={`${paths.blog}#posts`}>All</a>
      {usedTopics.map(({ id, title }) => (
        <a key={id} href={paths.topic(id)} data-topic={id}>
          {title}
        </a>
      ))}
    </nav>
  );
}
