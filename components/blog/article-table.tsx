import type { ComponentProps } from 'react';
import styles from './article-table.module.css';

/** A table wider than a phone scrolls by itself, by keyboard too, under the name of its caption. */
export function ArticleTable({ children, 'aria-label': label = 'Table' }: ComponentProps<'table'>) {
  return (
    <div
      className={styles.root}
      role="group"
      aria-label={label}
      tabIndex={0}
      data-behaviour="focus-scroller"
    >
      <table>{children}</table>
    </div>
  );
}
