import type { ReactNode } from 'react';
import type { ImageAsset } from '@/lib/images/image-index';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import styles from './about-story.module.css';

/** From 1024 px five of twelve columns; from 1296 px the page grows no wider. */
const PICTURE_SIZES = '(min-width: 1296px) 486px, (min-width: 1024px) 38vw, calc(100vw - 40px)';

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
        <Picture className={styles.drawing} image={drawing} alt="" sizes={PICTURE_SIZES} />
        <div className={styles.highlight}>
          <h3>{highlight.title}</h3>
          {highlight.text}
        </div>
      </div>
    </Section>
  );
}
