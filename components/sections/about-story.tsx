import type { ReactNode } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import { Section } from '@/components/ui/section';
import type { ImageAsset } from '@/lib/images/image-index';
import styles from './about-story.module.css';

/** From 1024 px five of twelve columns; from 1296 px the page grows no wider. */
const DRAWING_SIZES =
  '(min-width: 1296px) 486px, (min-width: 1024px) 38vw, (min-width: 768px) 46vw, calc(100vw - 40px)';

type AboutStoryProps = {
  title: string;
  drawing: ImageAsset;
  /** The emphasised box, which explains the tagline. */
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
        <ContentImage className={styles.drawing} image={drawing} alt="" sizes={DRAWING_SIZES} />
        <div className={styles.highlight} data-ground="dark">
          <h3>{highlight.title}</h3>
          {highlight.text}
        </div>
      </div>
    </Section>
  );
}
