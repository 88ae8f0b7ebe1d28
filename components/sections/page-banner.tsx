import type { ReactNode } from 'react';
import text from '@/components/styles/text.module.css';
import styles from './page-banner.module.css';

type PageBannerProps = {
  title: string;
  text: string;
  /** At the right: cloth, or a frame. */
  aside: ReactNode;
  /** Whether the thread crosses the aside or ends at it. */
  thread?: 'across' | 'upTo';
  /** Under the thread, in place of the last row of cloth; on phones, under the cloth. */
  links?: ReactNode;
  children?: ReactNode;
};

/** The dark band that opens a screen: its title, a sentence, cloth at the right, the thread below. */
export function PageBanner(props: PageBannerProps) {
  const { title, text: sentence, aside, thread = 'across', links, children } = props;
  return (
    <div className={`${styles.root} ${styles[thread]}`} data-ground="dark">
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={text.lead}>{sentence}</p>
        {children}
      </div>
      <div className={styles.aside}>{aside}</div>
      {/* After the aside, which makes the band higher: the thread is at the bottom of the band. */}
      <span className={styles.thread} aria-hidden="true" />
      {links}
    </div>
  );
}
