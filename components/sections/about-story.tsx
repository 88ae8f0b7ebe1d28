import type { ReactNode } from 'react';
import list from '@/components/styles/list.module.css';
import steps from '@/components/styles/steps.module.css';
import text from '@/components/styles/text.module.css';
import type { FirmFact } from '@/lib/firm/facts';
import styles from './about-story.module.css';

type AboutStoryProps = {
  title: string;
  facts: { title: string; items: readonly FirmFact[] };
  partnering: { title: string; text: ReactNode };
  /** The first paragraph appears in larger text, and ordered lists appear as numbered steps. */
  children: ReactNode;
};

export function AboutStory({ title, facts, partnering, children }: AboutStoryProps) {
  return (
    <section className={`${list.ledger} ${styles.root}`} aria-labelledby="story">
      <div className={`${steps.steps} ${styles.prose}`}>
        <h2 id="story">{title}</h2>
        {children}
      </div>
      <div className={styles.aside}>
        <h3 className={text.label} id="facts">
          {facts.title}
        </h3>
        <dl className={styles.facts}>
          {facts.items.map(({ label, text: fact, href }) => (
            <div key={label}>
              <dt className={text.note}>{label}</dt>
              <dd>{href === undefined ? fact : <a href={href}>{fact}</a>}</dd>
            </div>
          ))}
        </dl>
        <section className={styles.box} data-ground="dark" aria-labelledby="partnering">
          <h2 id="partnering">{partnering.title}</h2>
          {partnering.text}
        </section>
      </div>
    </section>
  );
}
