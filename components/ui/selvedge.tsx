import { classNames } from './class-names';
import styles from './selvedge.module.css';

type SelvedgeProps = { direction: 'down' | 'across'; className: string | undefined };

/** The strip of aso-oke stripes that closes an image at its right, or the page at its foot. */
export function Selvedge({ direction, className }: SelvedgeProps) {
  return (
    <span aria-hidden="true" className={classNames(styles.root, styles[direction], className)} />
  );
}
