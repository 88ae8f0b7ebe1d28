import { Icon } from '@/components/ui/icon';
import arrow from '@/components/styles/arrow.module.css';
import list from '@/components/styles/list.module.css';
import text from '@/components/styles/text.module.css';
import type { Pages, Site } from '@/lib/content/collections';
import { findRegistrationNumber } from '@/lib/firm/facts';
import { paths } from '@/lib/site/paths';
import styles from './before-hiring.module.css';

type BeforeHiringProps = {
  copy: NonNullable<Pages['about']['beforeHiring']>;
  site: Site;
};

export function BeforeHiring({ copy, site }: BeforeHiringProps) {
  const entries = copy.items.map(({ register, url }) =>
    findRegistrationNumber(site, register, url),
  );
  const hasEntries = entries.some(Boolean);
  return (
    <section className={styles.root} data-ground="calico" aria-labelledby="before-hiring">
      <div className={list.ledger}>
        <h2 id="before-hiring">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <div className={`${styles.heads} ${text.note}`}>
        <span>Question</span>
        <span>Public register</span>
        {hasEntries ? <span>Our entry</span> : null}
      </div>
      <ul className={list.ruled} role="list">
        {copy.items.map(({ question, register, url, note }, index) => (
          <li key={question}>
            <h3>{question}</h3>
            <div>
              <a className={`${styles.register} ${arrow.moves}`} href={url}>
                {register}
                <Icon name="arrow-up-right" size={20} />
              </a>
              <p className={text.note}>{note}</p>
            </div>
            {hasEntries ? (
              <p className={styles.entry}>
                <span className={text.note}>Our entry</span>
                {entries[index] ? (
                  <strong>{entries[index]}</strong>
                ) : (
                  <a href={paths.contact}>
                    Ask us<span data-visually-hidden="">: {question}</span>
                  </a>
                )}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
