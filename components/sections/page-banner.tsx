import type { ReactNode } from 'react';
import { Selvedge } from '@/components/ui/selvedge';
import { Swatch } from '@/components/ui/swatch';
import type { TileName } from '@/components/ui/tile-paths';
import styles from './page-banner.module.css';

type PageBannerProps = {
  title: string;
  text: string;
  /** The strips of cloth at the right; none where something else stands there. */
  cloth?: readonly TileName[];
  /** What takes the cloth's place. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** The dark band that opens a screen: its title, a sentence, cloth at the right, the thread below. */
export function PageBanner({ title, text, cloth = [], aside, children }: PageBannerProps) {
  return (
    <div className={`${styles.root} ${aside ? styles.tall : ''}`} data-ground="dark">
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
      <span className={styles.thread} aria-hidden="true" />
      {aside ? (
        <div className={styles.aside}>{aside}</div>
      ) : (
        <div className={styles.cloth} aria-hidden="true">
          {cloth.map((tile) => (
            <div className={styles.strip} key={tile}>
              <Swatch tile={tile} columns={2} rows={5} id={`banner-${tile}`} />
            </div>
          ))}
          <Selvedge direction="down" />
        </div>
      )}
    </div>
  );
}
