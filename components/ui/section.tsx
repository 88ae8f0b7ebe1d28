import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = {
  /** The id of the heading that names the section. */
  labelledBy: string;
  background?: 'cotton' | 'calico';
  children: ReactNode;
};

/** A band of the page as wide as the window, its content as wide as the text may run. */
export function Section({ labelledBy, background = 'cotton', children }: SectionProps) {
  return (
    <section className={`${styles.root} ${styles[background]}`} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
