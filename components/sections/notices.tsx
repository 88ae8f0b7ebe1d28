import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { Placeholders } from '@/lib/content/placeholders';
import { AccessibilityProse, DisclosuresProse, PrivacyProse } from '@/lib/content/prose';
import { noticeTitles } from '@/lib/site/labels';
import { noticeIds } from '@/lib/site/paths';
import styles from './faq.module.css';

const prose = {
  privacy: PrivacyProse,
  disclosures: DisclosuresProse,
  accessibility: AccessibilityProse,
};

export function Notices({ facts }: { facts: Placeholders }) {
  return (
    <Section
      labelledBy="notices"
      title="Privacy and other notices"
      headerLayout="beside"
      background="calico"
    >
      <div className={styles.root}>
        {noticeIds.map((id) => {
          const Prose = prose[id];
          return (
            <details key={id}>
              <summary>
                <h3>{noticeTitles[id]}</h3>
                <Icon name="plus" />
                <Icon name="minus" />
              </summary>
              {/* `<details>` opens for links to an element inside it, but not for links to the `<details>` itself. */}
              <div id={id}>
                <Prose {...facts} />
              </div>
            </details>
          );
        })}
      </div>
    </Section>
  );
}
