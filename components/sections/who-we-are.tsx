import type { ReactNode } from 'react';
import { ActionLink } from '@/components/ui/action-link';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import type { Pages } from '@/lib/content/schemas/pages-schema';
import { paths } from '@/lib/site/paths';
import { SpecimenPage } from './specimen-page';
import styles from './who-we-are.module.css';

type WhoWeAreProps = { copy: Pages['home']['whoWeAre']; children: ReactNode };

/** The firm in a few words, beside a specimen of its work where there is one. */
export function WhoWeAre({ copy, children }: WhoWeAreProps) {
  const { specimen } = copy;
  return (
    <Section labelledBy="who-we-are">
      <div className={classNames(styles.root, specimen && styles.withSpecimen)}>
        <h2 id="who-we-are">{copy.title}</h2>
        <div className={styles.text}>
          <p className={styles.statement}>{copy.statement}</p>
          <div className={styles.prose}>{children}</div>
          <ActionLink look="outline" href={paths.services}>
            {copy.action}
          </ActionLink>
        </div>
        {specimen ? <SpecimenPage specimen={specimen} /> : null}
      </div>
    </Section>
  );
}
