import type { Article } from '@/lib/content/article';
import type { Person } from '@/lib/content/schemas/lists-schema';
import { formatDate, type IsoDate } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import styles from './article-facts.module.css';

/** Words a minute of an adult reading plain English silently (Brysbaert 2019, 238). */
const WORDS_PER_MINUTE = 238;

type ArticleFactsProps = {
  article: Article;
  /** The firm's name: it signs an article without an author. */
  firm: string;
};

/** When an article was last changed, how long it takes to read, who wrote it, and when. */
export function ArticleFacts({ article, firm }: ArticleFactsProps) {
  const { author, reviewedBy, date, updated } = article;
  const minutes = Math.max(1, Math.round(article.text.words / WORDS_PER_MINUTE));
  return (
    <dl className={styles.root}>
      <div>
        <dt>{updated ? 'Updated' : 'Published'}</dt>{' '}
        <dd>
          <Day date={updated ?? date} />
        </dd>
      </div>
      <div className={styles.length}>
        <dt className={styles.hidden}>Reading time</dt>{' '}
        <dd>{minutes === 1 ? '1\u00a0minute' : `${minutes}\u00a0minutes`}</dd>
      </div>
      {updated ? (
        <div className={styles.line}>
          <dt>First published</dt>{' '}
          <dd>
            <Day date={date} />
          </dd>
        </div>
      ) : null}
      <div className={styles.line}>
        <dt>By</dt> <dd>{author ? <Signature person={author} detail={author.role} /> : firm}</dd>
      </div>
      {reviewedBy ? (
        <div className={styles.line}>
          <dt>Reviewed by</dt>{' '}
          <dd>
            <Signature person={reviewedBy} detail={reviewedBy.credentials ?? reviewedBy.role} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function Signature({ person, detail }: { person: Person; detail: string }) {
  return (
    <>
      <a href={paths.person(person.id)}>{person.name}</a>
      {`, ${detail}`}
    </>
  );
}

/** A date that does not break if there is room. */
function Day({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{formatDate(date).replaceAll(' ', '\u00a0')}</time>;
}
