import { Icon } from '@/components/ui/icon';
import { LinkedWords } from '@/components/ui/linked-words';
import { Section } from '@/components/ui/section';
import type { FaqItem } from '@/lib/content/schemas/lists-schema';
import styles from './faq.module.css';

type FaqProps = { title: string; items: readonly FaqItem[] };

export function Faq({ title, items }: FaqProps) {
  return (
    <Section labelledBy="questions" title={title} header="beside" background="calico">
      <div className={styles.root} id="faq">
        {items.map(({ question, answer }) => (
          <details name="faq" key={question}>
            <summary>
              <h3>{question}</h3>
              <Icon name="plus" />
              <Icon name="minus" />
            </summary>
            <p>
              <LinkedWords text={answer} />
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
