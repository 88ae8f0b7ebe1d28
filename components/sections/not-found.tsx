import { ActionLink } from '@/components/ui/action-link';
import { Behaviour } from '@/components/ui/behaviour';
import { Selvedge } from '@/components/ui/selvedge';
import { paths } from '@/lib/site/paths';
import { findArticle } from './not-found.behaviour';
import styles from './not-found.module.css';

type Words = { title: string; text: string };

type NotFoundProps = {
  /** What is missing: any page, or an article. */
  missing: 'page' | 'article';
  page: Words & { action: string };
  article: Words & { newest: string };
  newest: readonly { id: number; title: string }[];
  /** The ids of all published articles as ranges, `1-3,7`. */
  articleIds: string;
};

/**
 * The end of a thread: what was not found, and ways on from here. Hosts that know one such page only
 * show it under /blog/ too; a behaviour then finds the article that was meant, or changes the words.
 */
export function NotFound({ missing, page, article, newest, articleIds }: NotFoundProps) {
  const words = missing === 'page' ? page : article;
  return (
    <div className={styles.root} id="not-found" data-ground="dark">
      <h1 suppressHydrationWarning>{words.title}</h1>
      <p suppressHydrationWarning>{words.text}</p>
      {newest.length > 0 ? (
        <div hidden={missing === 'page'} suppressHydrationWarning>
          <h2>{article.newest}</h2>
          <ul role="list">
            {newest.map(({ id, title }) => (
              <li key={id}>
                <a href={paths.post(id)}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <ActionLink look="light" href={paths.home}>
        {page.action}
      </ActionLink>
      <Behaviour run={findArticle} args={['not-found', articleIds, article.title, article.text]} />
      <Selvedge direction="down" />
    </div>
  );
}
