import { ContentImage } from '@/components/ui/content-image';
import { Section } from '@/components/ui/section';
import { Tiles } from '@/components/ui/tiles';
import list from '@/components/styles/list.module.css';
import textStyles from '@/components/styles/text.module.css';
import type { Person } from '@/lib/content/collections';
import type { FirmFact } from '@/lib/firm/facts';
import styles from './check-us.module.css';

type CheckUsProps = { title: string; people: readonly Person[]; entries: readonly FirmFact[] };

export function CheckUs({ title, people, entries }: CheckUsProps) {
  if (people.length + entries.length === 0) return null;
  return (
    <Section labelledBy="people" title={title}>
      <div className={styles.root}>
        {people.length > 0 ? (
          <ul className={styles.people} role="list">
            {people.map(({ id, name, role, credentials, image, text }) => (
              <li key={id} id={id}>
                <div className={styles.portrait}>
                  {image ? (
                    <ContentImage image={image} alt="" sizes="(min-width: 48em) 205px, 45vw" />
                  ) : (
                    <Tiles id={`cloth-${id}`} tile="ato" columns={4} rows={5} />
                  )}
                </div>
                <h3>{name}</h3>
                <p className={textStyles.note}>{credentials ? `${role}, ${credentials}` : role}</p>
                <p className={textStyles.note}>{text}</p>
              </li>
            ))}
          </ul>
        ) : null}
        {entries.length > 0 ? (
          <div className={styles.plate} data-ground="dark">
            <h3>Our entries</h3>
            <dl className={list.pairs}>
              {entries.map(({ label, text, href, action }) => (
                <div key={label}>
                  <dt className={textStyles.note}>{label}</dt>
                  <dd className={textStyles.point}>{text}</dd>
                  {href === undefined ? null : (
                    <dd>
                      <a href={href}>
                        {action} <span data-visually-hidden="">({label})</span>
                      </a>
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          </div>
        ) : null}
      </div>
    </Section>
  );
}
