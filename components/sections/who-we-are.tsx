import type { ReactNode } from 'react';
import { ActionLink } from '@/components/ui/action-link';
import { Section } from '@/components/ui/section';
import type { Pages } from '@/lib/content/collections';
import { paths } from '@/lib/site/paths';
import styles from './who-we-are.module.css';

type WhoWeAreProps = { copy: Pages['home']['whoWeAre']; children: ReactNode };

export function WhoWeAre({ copy, children }: WhoWeAreProps) {
  return (
    <Section labelledBy="who-we-are">
      <div className={styles.root}>
        <h2 id="who-we-are">{copy.title}</h2>
        <div className={styles.text}>
          <p className={styles.statement}>{copy.statement}</p>
          <div className={styles.prose}>{children}</div>
          <ActionLink look="outline" href={paths.services}>
            {copy.action}
          </ActionLink>
        </div>
      </div>
    </Section>
  );
}
