import { Section } from '@/components/ui/section';
import type { TitledText } from '@/lib/content/schemas/lists-schema';
import styles from './vision-mission.module.css';

type VisionMissionProps = { vision: TitledText; mission: TitledText };

/** The two statements, set large: they are the firm's own words. */
export function VisionMission({ vision, mission }: VisionMissionProps) {
  return (
    <Section labelledBy="vision" background="calico">
      <div className={styles.root}>
        <div>
          <h2 id="vision">{vision.title}</h2>
          <p>{vision.text}</p>
        </div>
        <div>
          <h2>{mission.title}</h2>
          <p>{mission.text}</p>
        </div>
      </div>
    </Section>
  );
}
