import type { Article, Person } from '@/lib/content/collections';
import { formatDate, type IsoDate } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import styles from './article-facts.module.css';

/** Average speed at which adults read English silently. Source: Brysbaert (2019). */
const WORDS_PER_MINUTE = 238;

type ArticleFactsProps = {
  article: Article;
  firmName: string;
};

export function ArticleFacts({ article, firmName }: ArticleFactsProps) {
  const { author, reviewedBy, date, updated } = article;
  const minutes = Math.max(1, Math.round(article.text.words / WORDS_PER_MINUTE));
  return (
    <dl className={styles.root}>
      <div>
        <dt>{updated ? 'Updated' : 'Published'}</dt>{' '}
        <dd>
          <UnbrokenDate date={updated ?? date} />
        </dd>
      </div>
      <div className={styles.last}>
        <dt className={styles.hidden}>Reading time</dt>{' '}
        <dd>{minutes === 1 ? '1\u00a0minute' : `${minutes}\u00a0minutes`}</dd>
      </div>
      {updated ? (
        <div className={styles.line}>
          <dt>First published</dt>{' '}
          <dd>
            <UnbrokenDate date={date} />
          </dd>
        </div>
      ) : null}
      <div className={styles.line}>
        <dt>By</dt>{' '}
        <dd>{author ? <Signature person={author} detail={author.role} /> : firmName}</dd>
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

function UnbrokenDate({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{formatDate(date).replaceAll(' ', '\u00a0')}</time>;
}
