import { ArticleSearch } from '@/components/blog/article-search';
import { ActionLink } from '@/components/ui/action-link';
import { Selvedge } from '@/components/ui/selvedge';
import type { Article, Pages } from '@/lib/content/collections';
import { shortAnswers } from '@/lib/content/queries';
import { paths } from '@/lib/site/paths';
import type { FindArticleOptions } from './find-article.behaviour';
import styles from './not-found.module.css';
import { ShortAnswerList } from './short-answers';

type NotFoundProps = {
  missing: 'page' | 'article';
  pages: Pages;
  articles: readonly Article[];
};

/** Some hosts send the general 404 page for URLs under `/blog/`, too, so `find-article` runs on both 404 pages. */
export function NotFound({ missing, pages, articles }: NotFoundProps) {
  const copy = missing === 'page' ? pages.notFound : pages.post.notFound;
  const { questions } = pages.home;
  const answers = shortAnswers(questions.list);
  const options: FindArticleOptions = {
    ids: articles.map(({ id }) => id),
    ...pages.post.notFound,
  };
  return (
    <div
      className={styles.root}
      data-ground="dark"
      data-behaviour="find-article"
      data-options={JSON.stringify(options)}
    >
      <div className={styles.text}>
        <h1>{copy.title}</h1>
        <p className={styles.lead}>{copy.text}</p>
        <ArticleSearch />
        <p className={styles.home}>
          <ActionLink look="light" href={paths.home}>
            {pages.notFound.action}
          </ActionLink>
        </p>
      </div>
      {answers.length > 0 ? (
        <section className={styles.answers} aria-labelledby="short-answers">
          <h2 id="short-answers">{questions.title}</h2>
          <ShortAnswerList answers={answers} />
        </section>
      ) : null}
      <Selvedge direction="down" />
    </div>
  );
}
