import type { ReactNode } from 'react';
import text from '@/components/styles/text.module.css';
import { ContentImage } from '@/components/ui/content-image';
import type { ImageAsset } from '@/lib/images/images';
import styles from './page-banner.module.css';

const PICTURE_SIZES = '(min-width: 48em) 50vw, 100vw';

type PageBannerProps = {
  title: string;
  text: string;
  /** Replaces `aside`. */
  picture?: ImageAsset;
  aside?: ReactNode;
  /**
   * Decorative line that crosses `aside` (`across`) or ends where `aside` begins (`upTo`). If `picture` is set, this
   * prop is ignored, and the line runs along the bottom of the picture.
   */
  thread?: 'across' | 'upTo';
  /** Links that cover the last row of the pattern in `aside`. On phones, they are below the pattern. */
  links?: ReactNode;
  children?: ReactNode;
};

export function PageBanner(props: PageBannerProps) {
  const { title, text: sentence, picture, aside, thread = 'across', links, children } = props;
  const look = picture ? 'picture' : thread;
  return (
    <div className={`${styles.root} ${styles[look]}`} data-ground="dark">
      <div className={styles.text}>
        <h1>{title}</h1>
        <p className={text.lead}>{sentence}</p>
        {children}
      </div>
      <div className={styles.aside}>
        {picture ? (
          <ContentImage image={picture} alt="" sizes={PICTURE_SIZES} aboveTheFold />
        ) : (
          aside
        )}
      </div>
      <span className={styles.thread} aria-hidden="true" />
      {links}
    </div>
  );
}
