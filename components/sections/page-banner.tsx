import type { ReactNode } from 'react';
import { Cloth } from '@/components/ui/cloth';
import type { TileName } from '@/lib/brand/drawings/tiles';
import styles from './page-banner.module.css';

type PageBannerProps = {
  title: string;
  text: string;
  /** What stands at the right: cloth in these patterns, or something else. */
  aside: { cloth: readonly TileName[] } | { content: ReactNode };
  children?: ReactNode;
};

/** The dark band that opens a screen: its title, a sentence, cloth at the right, the thread below. */
export function PageBanner({ title, text, aside, children }: PageBannerProps) {
  const look = 'cloth' in aside ? styles.across : styles.upTo;
  return (
    <div className={`${styles.root} ${look}`} data-ground="dark">
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
      <span className={styles.thread} aria-hidden="true" />
      <div className={styles.aside}>
        {'cloth' in aside ? <Cloth tiles={aside.cloth} /> : aside.content}
      </div>
    </div>
  );
}
