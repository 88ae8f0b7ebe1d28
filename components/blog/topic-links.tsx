import type { Article } from '@/lib/content/article';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { paths } from '@/lib/site/paths';
import styles from './topic-links.module.css';

type TopicLinksProps = {
  copy: Pages['blog']['topics'];
  articles: readonly Pick<Article, 'topic'>[];
};

/** The topics that have articles, from two on. Hidden until the behaviour of the search runs. */
export function TopicLinks({ copy, articles }: TopicLinksProps) {
  const used = copy.list.filter(({ id }) => articles.some(({ topic }) => topic?.id === id));
  if (used.length < 2) return null;
  return (
    <nav className={styles.root} aria-label={copy.title} hidden>
      <a href={`${paths.blog}#posts`}>{copy.all}</a>
      {used.map(({ id, title }) => (
        <a key={id} href={paths.topic(id)} data-topic={id}>
          {title}
        </a>
      ))}
    </nav>
  );
}
