import text from '@/lib/brand/styles/text.module.css';
import type { FirmFact } from '@/lib/content/facts';
import styles from './firm-facts.module.css';

type FirmFactsProps = { title: string; facts: readonly FirmFact[] };

/** The facts that a visitor can check before a meeting, with their registers. */
export function FirmFacts({ title, facts }: FirmFactsProps) {
  return (
    <>
      <h3 className={text.label} id="facts">
        {title}
      </h3>
      <dl className={styles.root}>
        {facts.map(({ name, text: fact, register }) => (
          <div key={name}>
            <dt className={text.note}>{name}</dt>
            <dd>
              {fact}
              {register === undefined ? null : (
                <a href={register}>{`Check it at ${new URL(register).hostname}`}</a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
