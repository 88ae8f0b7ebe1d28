import type { ComponentProps } from 'react';
import styles from './article-body.module.css';

/**
 * The elements of tables in articles and page prose. A cell keeps its alignment as an attribute, because the
 * page's policy refuses style attributes.
 */
export const tableComponents = {
  table: ArticleTable,
  th: ({ align, scope = 'col', children }: ComponentProps<'th'>) => (
    <th scope={scope} data-align={align}>
      {children}
    </th>
  ),
  td: ({ align, ...cell }: ComponentProps<'td'>) => <td {...cell} data-align={align} />,
};

/** A table wider than a phone scrolls by itself, by keyboard too, under the name of its caption. */
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
