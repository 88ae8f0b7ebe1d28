import type { ReactNode } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import { Section } from '@/components/ui/section';
import text from '@/components/styles/text.module.css';
import type { FirmFact } from '@/lib/content/facts';
import type { ImageAsset } from '@/lib/images/image-index';
import styles from './about-story.module.css';

type AboutStoryProps = {
  title: string;
  drawing: ImageAsset;
  /** The emphasised box, which explains the tagline. */
  highlight: { title: string; text: ReactNode };
  /** What a visitor can check before a meeting: beside the story, and in view as long as it is. */
  facts: { title: string; items: readonly FirmFact[] };
  /** Prose: its first paragraph is set large, a numbered list as steps. */
  children: ReactNode;
};

export function AboutStory({ title, drawing, highlight, facts, children }: AboutStoryProps) {
  return (
    <Section labelledBy="story">
      <div className={styles.root}>
        <div className={styles.prose}>
          <h2 id="story">{title}</h2>
          {children}
        </div>
        <div className={styles.aside}>
          <h3 className={text.label} id="facts">
            {facts.title}
          </h3>
          <dl className={styles.facts}>
            {facts.items.map(({ name, text: fact, register }) => (
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
        </div>
      </div>
      <div className={styles.highlight} data-ground="dark">
        <ContentImage image={drawing} alt="" />
        <div>
          <h3 className={text.title}>{highlight.title}</h3>
          {highlight.text}
        </div>
      </div>
    </Section>
  );
}
