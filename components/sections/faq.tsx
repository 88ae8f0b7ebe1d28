import { Icon } from '@/components/ui/icon';
import { LinkedText } from '@/components/ui/linked-text';
import { Section } from '@/components/ui/section';
import type { FaqItem } from '@/lib/content/collections';
import styles from './faq.module.css';

export function Faq({ title, items }: { title: string; items: readonly FaqItem[] }) {
  return (
    <Section labelledBy="questions" title={title} headerLayout="beside" background="calico">
      <div className={styles.root} id="faq">
        {items.map(({ question, answer }) => (
          <details name="faq" key={question}>
            <summary>
              <h3>{question}</h3>
              <Icon name="plus" />
              <Icon name="minus" />
            </summary>
            <p>
              <LinkedText text={answer} />
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
