import type { ComponentProps } from 'react';
import styles from './fine-print.module.css';

/** A part that follows an article's text without belonging to it. */
export function FinePrint(props: ComponentProps<'section'>) {
  const Part = 'aria-labelledby' in props ? 'aside' : 'section';
  return <Part {...props} className={styles.root} />;
}
