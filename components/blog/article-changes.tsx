import { Fragment } from 'react';
import { LinkedText } from '@/components/ui/linked-text';
import text from '@/components/styles/text.module.css';
import type { Change } from '@/lib/content/collections';
import { formatDate } from '@/lib/site/dates';
import styles from './article-changes.module.css';

export function ArticleChanges({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="changes" data-ground="calico">
      <h2 id="changes">Since this was published</h2>
      {changes.map((change) => (
        <Fragment key={change.text}>
          <time className={text.note} dateTime={change.date}>
            {formatDate(change.date)}
          </time>
          <p>
            <LinkedText text={change.text} />
          </p>
        </Fragment>
      ))}
    </section>
  );
}
