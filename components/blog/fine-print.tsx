import type { ComponentPropsWithoutRef } from 'react';
import styles from './fine-print.module.css';

type FinePrintProps = ComponentPropsWithoutRef<'section'> & {
  as?: 'aside' | 'div' | 'nav' | 'p' | 'section';
};

/** A part that follows an article's text without belonging to it. */
export function FinePrint({ as: Part = 'section', ...props }: FinePrintProps) {
  return <Part {...props} className={styles.root} />;
}
