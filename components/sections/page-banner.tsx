import type { ReactNode } from 'react';
import text from '@/components/styles/text.module.css';
import { PaintPoint } from '@/components/ui/paint-point';
import styles from './page-banner.module.css';

type PageBannerProps = {
  title: string;
  text: string;
  aside: ReactNode;
  /** The thread is a decorative line across the aside, up to where it begins, or under it, as the ground of a picture. */
  thread?: 'across' | 'upTo' | 'under';
  /** Links that cover the last row of the pattern in `aside`. On phones, they are below the pattern. */
  links?: ReactNode;
  children?: ReactNode;
};

export function PageBanner(props: PageBannerProps) {
  const { title, text: sentence, aside, thread = 'across', links, children } = props;
  return (
    <div className={`${styles.root} ${styles[thread]}`} data-ground="dark">
      <div className={styles.text}>
        <h1>{title}</h1>
        <p className={text.lead}>{sentence}</p>
        {children}
      </div>
      <PaintPoint />
      <div className={styles.aside}>{aside}</div>
      <span className={styles.thread} aria-hidden="true" />
      {links}
    </div>
  );
}
