import styles from './selvedge.module.css';

/** Striped edge, as on aso-oke cloth: vertical beside an image (`down`) or horizontal above the footer (`across`). */
export function Selvedge({ direction }: { direction: 'down' | 'across' }) {
  return <span aria-hidden="true" className={`${styles.root} ${styles[direction]}`} />;
}
