import styles from './selvedge.module.css';

/** The strip of aso-oke stripes that closes an image at its right, or the page at its foot. */
export function Selvedge({ direction }: { direction: 'down' | 'across' }) {
  return <span aria-hidden="true" className={`${styles.root} ${styles[direction]}`} />;
}
