import type { ReactNode } from 'react';
import { classNames } from './class-names';
import header from './section-header.module.css';
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

type SectionHeaderProps = {
  id: string;
  title: string;
  /** toolbar: with a field at the other end of the line, and its own distance to what follows. */
  look?: 'title' | 'toolbar';
  /** At the other end of the line: a link, or a field. */
  children?: ReactNode;
};

/** The ledger rule, and a section's title under it. */
export function SectionHeader({ id, title, look, children }: SectionHeaderProps) {
  return (
    <div className={classNames(header.root, look === 'toolbar' && header.toolbar)}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
