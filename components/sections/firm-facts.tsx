import { Fragment } from 'react';
import { Section } from '@/components/ui/section';
import type { FirmFact } from '@/lib/content/facts';
import styles from './firm-facts.module.css';

type FirmFactsProps = { title: string; facts: readonly FirmFact[] };

/** What a careful visitor checks before a meeting, and where. Absent while `site.yaml` has none of it. */
export function FirmFacts({ title, facts }: FirmFactsProps) {
  if (facts.length === 0) return null;
  return (
    <Section labelledBy="facts" title={title}>
      <dl className={styles.root}>
        {facts.map(({ name, text, register }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              {text}
              {register === undefined ? null : (
                <a href={register}>{`Check it at ${new URL(register).hostname}`}</a>
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Section>
  );
}
