import { Section } from '@/components/ui/section';
import list from '@/components/styles/list.module.css';
import text from '@/components/styles/text.module.css';
import type { TitledText } from '@/lib/content/schemas/lists-schema';
import styles from './vision-mission.module.css';

type VisionMissionProps = { vision: TitledText; mission: TitledText };

/** The two statements, set large: they are the firm's own words. */
export function VisionMission({ vision, mission }: VisionMissionProps) {
  return (
    <Section labelledBy="vision" background="calico">
      <div className={styles.root}>
        <div className={list.ledger}>
          <h2 className={text.label} id="vision">
            {vision.title}
          </h2>
          <p className={text.statement}>{vision.text}</p>
        </div>
        <div className={list.ledger}>
          <h2 className={text.label}>{mission.title}</h2>
          <p className={text.statement}>{mission.text}</p>
        </div>
      </div>
    </Section>
  );
}
