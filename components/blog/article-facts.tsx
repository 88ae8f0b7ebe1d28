import type { Article, Person } from '@/lib/content/collections';
import { formatDate, type IsoDate } from '@/lib/site/dates';
import { paths } from '@/lib/site/paths';
import styles from './article-facts.module.css';

/** Average speed at which adults read English silently. Source: Brysbaert (2019). */
const WORDS_PER_MINUTE = 238;

export function ArticleFacts({ article, firmName }: { article: Article; firmName: string }) {
  const { title, author, reviewedBy, date, updated } = article;
  const minutes = Math.max(1, Math.round(article.text.words / WORDS_PER_MINUTE));
  const further = [
    ['First published', updated && <UnbrokenDate date={date} />],
    ['By', author ? <Signature person={author} detail={author.role} /> : firmName],
    [
      'Reviewed by',
      reviewedBy && (
        <Signature person={reviewedBy} detail={reviewedBy.credentials ?? reviewedBy.role} />
      ),
    ],
  ] as const;
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>{' '}
      <dl>
        <div className={styles.minutes}>
          <dt className={styles.hidden}>Reading time</dt>{' '}
          <dd>{minutes === 1 ? '1\u00a0minute' : `${minutes}\u00a0minutes`}</dd>
        </div>
        <div>
          <dt className={updated ? undefined : styles.hidden}>
            {updated ? 'Updated' : 'Published'}
          </dt>{' '}
          <dd>
            <UnbrokenDate date={updated ?? date} />
          </dd>
        </div>
        {further.map(([term, detail]) =>
          detail ? (
            <div className={term === 'By' && !author ? styles.firm : styles.line} key={term}>
              <dt>{term}</dt> <dd>{detail}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </div>
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
