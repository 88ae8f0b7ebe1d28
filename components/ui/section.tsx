import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './section.module.css';

type SectionProps = {
  labelledBy: string;
  /** The words of that heading, under the ledger rule; without them, the children contain it. */
  title?: string;
  /** At the other end of the heading's line: a link, or a field. */
  aside?: ReactNode;
  /** toolbar: the aside is a field; what follows keeps its own distance. beside: in the columns 1 to 4. */
  header?: 'toolbar' | 'beside';
  background?: 'calico' | undefined;
  children: ReactNode;
};

/** A band of the page as wide as the window, its content as wide as the text may run. */
export function Section(props: SectionProps) {
  const { labelledBy, title, aside, header, background, children } = props;
  return (
    <section
      className={classNames(styles.root, header && styles[header])}
      data-ground={background}
      aria-labelledby={labelledBy}
    >
      {title === undefined ? null : (
        <div className={styles.header}>
          <h2 id={labelledBy}>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
