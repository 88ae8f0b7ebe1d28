import type { ReactNode } from 'react';
import text from '@/components/styles/text.module.css';
import styles from './page-banner.module.css';

type PageBannerProps = {
  title: string;
  text: string;
  aside: ReactNode;
  /** Whether the decorative thread crosses the aside or ends at the aside. */
  thread?: 'across' | 'upTo';
  /** Links below the thread, in place of the last row of the cloth. On phones, the links follow the cloth. */
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
      {/* The text is hidden until the thread is parsed. The aside comes first, because it makes the banner higher. */}
      <span className={styles.thread} aria-hidden="true" />
      {links}
    </div>
  );
}
