import type { ComponentProps } from 'react';
import styles from './article-table.module.css';

/** Cells are aligned with `data-align` attributes, because the Content-Security-Policy forbids `style` attributes. */
export const tableComponents = {
  table: ArticleTable,
  th: ({ align, scope = 'col', children }: ComponentProps<'th'>) => (
    <th scope={scope} data-align={align}>
      {children}
    </th>
  ),
  td: ({ align, ...cell }: ComponentProps<'td'>) => <td {...cell} data-align={align} />,
};

function ArticleTable({ children, 'aria-label': label = 'Table' }: ComponentProps<'table'>) {
  return (
    <div
      className={styles.scroller}
      role="group"
      aria-label={label}
      tabIndex={0}
      data-behaviour="focus-scroller"
    >
      <table>{children}</table>
    </div>
  );
}

/** A titled box that contains a table with one recommended row. */
export function ArticleVerdict({ children }: ComponentProps<'section'>) {
  return (
    <section className={styles.verdict} data-ground="calico">
      {children}
    </section>
  );
}
