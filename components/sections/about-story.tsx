import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { ImageAsset } from '@/lib/content/images';
import styles from './about-story.module.css';

type AboutStoryProps = {
  title: string;
  drawing: ImageAsset;
  /** The box that stands out: what the tagline means. */
  highlight: { title: string; text: ReactNode };
  children: ReactNode;
};

export function AboutStory({ title, drawing, highlight, children }: AboutStoryProps) {
  return (
    <Section labelledBy="story">
      <div className={styles.root}>
        <div className={styles.text}>
          <h2 id="story">{title}</h2>
          <div className={styles.prose}>{children}</div>
        </div>
        <Picture className={styles.drawing} image={drawing} alt="" />
        <div className={styles.highlight}>
          <h3>{highlight.title}</h3>
          {highlight.text}
        </div>
      </div>
    </Section>
  );
}
