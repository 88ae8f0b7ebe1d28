import styles from './selvedge.module.css';

/** Aso-oke stripes at the right edge of an image (`down`) or at the end of the page (`across`). */
export function Selvedge({ direction }: { direction: 'down' | 'across' }) {
  return <span aria-hidden="true" className={`${styles.root} ${styles[direction]}`} />;
}
