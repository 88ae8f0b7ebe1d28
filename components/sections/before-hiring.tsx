import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import text from '@/components/styles/text.module.css';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import styles from './before-hiring.module.css';

/** Questions to put to any adviser, each with the public register that answers it. */
export function BeforeHiring({ copy }: { copy: NonNullable<Pages['about']['beforeHiring']> }) {
  return (
    <Section
      labelledBy="before-hiring"
      title={copy.title}
      aside={<p className={styles.text}>{copy.text}</p>}
      header="beside"
      background="calico"
    >
      <ul className={styles.root} role="list">
        {copy.items.map(({ question, register, url, note }) => (
          <li key={question}>
            <h3 className={text.point}>{question}</h3>
            <div className={styles.register}>
              <a href={url}>
                {register}
                <Icon name="arrow-up-right" size={20} />
              </a>
              <p className={text.note}>{note}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
