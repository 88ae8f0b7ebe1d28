import type { ComponentProps } from 'react';
import styles from './article-body.module.css';

/** Tables of articles and page prose. The policy of pages refuses style attributes, as of aligned cells. */
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
