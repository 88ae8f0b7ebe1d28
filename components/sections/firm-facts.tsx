import { Fragment } from 'react';
import { Section } from '@/components/ui/section';
import type { FirmFact } from '@/lib/content/facts';
import styles from './firm-facts.module.css';

type FirmFactsProps = { title: string; facts: readonly FirmFact[] };

/** The facts that a visitor can check before a meeting, with their registers. Absent without facts. */
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
