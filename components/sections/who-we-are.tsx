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
        <div className={styles.header}>
          <h2 id="who-we-are">{copy.title}</h2>
          <p className={styles.statement}>{copy.statement}</p>
        </div>
        <div className={styles.prose}>
          {children}
          <ActionLink look="outline" href={paths.services}>
            {copy.action}
          </ActionLink>
        </div>
      </div>
    </Section>
  );
}
