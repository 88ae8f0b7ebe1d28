import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import styles from './notice.module.css';

type NoticeProps = {
  title: string;
  look?: 'error';
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** What a visitor has to know before going on: announced at once, and able to take the focus. */
export function Notice({ title, look, ref, children }: NoticeProps) {
  return (
    <div
      className={classNames(styles.root, look && styles[look])}
      ref={ref}
      role="alert"
      tabIndex={-1}
    >
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}
