import type { ReactNode } from 'react';
import text from '@/components/styles/text.module.css';
import styles from './page-banner.module.css';

type PageBannerProps = {
  title: string;
  text: string;
  aside: ReactNode;
  /** The thread is a decorative line. It crosses the aside (`across`) or ends where the aside begins (`upTo`). */
  thread?: 'across' | 'upTo';
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
      <div className={styles.aside}>{aside}</div>
      {/* The text stays hidden until the browser has parsed this line. Keep it after the aside, which can move the text. */}
      <span className={styles.thread} aria-hidden="true" />
      {links}
    </div>
  );
}
