import type { Article } from '@/lib/content/article';
import type { Person } from '@/lib/content/schemas/lists-schema';
import { formatDate } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import styles from './article-facts.module.css';

/** Words a minute of an adult reading plain English silently (Brysbaert 2019, 238). */
const WORDS_PER_MINUTE = 238;

type ArticleFactsProps = {
  article: Article;
  /** The firm's name: it signs an article without an author. */
  firm: string;
};

/** Who wrote an article, when, and how long it takes to read. */
export function ArticleFacts({ article, firm }: ArticleFactsProps) {
  const { author, reviewedBy, date, updated } = article;
  const minutes = Math.max(1, Math.round(article.text.words / WORDS_PER_MINUTE));
  return (
    <dl className={styles.root}>
      <div className={styles.signed}>
        <dt className={styles.told}>By</dt>
        <dd>{author ? <Signature person={author} detail={author.role} /> : firm}</dd>
      </div>
      {reviewedBy ? (
        <div className={styles.signed}>
          <dt className={styles.told}>Reviewed by</dt>
          <dd>
            <Signature person={reviewedBy} detail={reviewedBy.credentials ?? reviewedBy.role} />
          </dd>
        </div>
      ) : null}
      <div>
        <dt>Published</dt>
        <dd>
          <time dateTime={date}>{formatDate(date)}</time>
        </dd>
      </div>
      {updated ? (
        <div>
          <dt className={styles.told}>Updated</dt>
          <dd>
            <time dateTime={updated}>{formatDate(updated)}</time>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>Reading time</dt>
        <dd>{minutes === 1 ? '1 minute' : `${minutes} minutes`}</dd>
      </div>
    </dl>
  );
}

/** A name that links to the person on the about page, and a qualification. */
function Signature({ person, detail }: { person: Person; detail: string }) {
  return (
    <>
      <a href={paths.person(person.id)}>{person.name}</a>
      {`, ${detail}`}
    </>
  );
}
