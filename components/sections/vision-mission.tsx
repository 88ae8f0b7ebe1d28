import { Section } from '@/components/ui/section';
import list from '@/components/styles/list.module.css';
import text from '@/components/styles/text.module.css';
import type { TitledText } from '@/lib/content/collections';
import styles from './vision-mission.module.css';

export function VisionMission(statements: { vision: TitledText; mission: TitledText }) {
  return (
    <Section labelledBy="vision" background="calico">
      <div className={styles.root}>
        {Object.entries(statements).map(([id, { title, text: statement }]) => (
          <div className={list.ledger} key={id}>
            <h2 className={text.label} id={id}>
              {title}
            </h2>
            <p className={text.statement}>{statement}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
