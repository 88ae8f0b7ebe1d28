import { ContentImage } from '@/components/ui/content-image';
import { Section } from '@/components/ui/section';
import type { Person } from '@/lib/content/collections';
import list from '@/components/styles/list.module.css';
import textStyles from '@/components/styles/text.module.css';
import styles from './people.module.css';

export function People({ title, people }: { title: string; people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <Section labelledBy="people" title={title}>
      <ul className={`${list.ruled} ${styles.root}`} role="list">
        {people.map(({ id, name, role, credentials, image, text }) => (
          <li key={id} id={id}>
            {image ? <ContentImage image={image} alt="" sizes="112px" /> : null}
            <div>
              <h3>{name}</h3>
              <p className={textStyles.note}>{credentials ? `${role}, ${credentials}` : role}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
