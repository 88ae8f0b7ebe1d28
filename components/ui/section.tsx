import type { ReactNode } from 'react';
import { joinClassNames } from './class-names';
import styles from './section.module.css';

type SectionProps = {
  labelledBy: string;
  /** Text of a heading with `labelledBy` as its id. If `title` is undefined, `children` must contain such a heading. */
  title?: string;
  aside?: ReactNode;
  /** `toolbar` removes the margin below the header. On wide viewports, `beside` puts the header beside the children. */
  headerLayout?: 'toolbar' | 'beside';
  background?: 'calico' | 'dark' | undefined;
  children: ReactNode;
};

export function Section(props: SectionProps) {
  const { labelledBy, title, aside, headerLayout, background, children } = props;
  return (
    <section
      className={joinClassNames(styles.root, headerLayout && styles[headerLayout])}
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
