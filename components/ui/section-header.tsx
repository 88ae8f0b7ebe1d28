import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './section-header.module.css';

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
    <div className={classNames(styles.root, look === 'toolbar' && styles.toolbar)}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
