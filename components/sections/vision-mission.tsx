import { Section } from '@/components/ui/section';
import text from '@/components/styles/text.module.css';
import type { TitledText } from '@/lib/content/collections';
import styles from './vision-mission.module.css';

export function VisionMission(statements: { vision: TitledText; mission: TitledText }) {
  return (
    <Section labelledBy="vision" background="calico">
      <div className={styles.root}>
        {Object.entries(statements).map(([id, { title, text: statement }]) => (
          <div key={id}>
            <h2 className={text.label} id={id}>
              {title}
            </h2>
            <p className={text.point}>{statement}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
