import styles from './swatch.module.css';
import { tilePaths, type TileName } from './tile-paths';

type SwatchProps = {
  tile: TileName;
  /** Whole tiles across and down. */
  columns: number;
  rows: number;
  /** What the swatch stands beside: ids of patterns must differ within a page. */
  id: string;
};

/** A piece of patterned cloth: decoration, and the sign of a service. */
export function Swatch({ tile, columns, rows, id }: SwatchProps) {
  return (
    <svg
      className={styles.root}
      aria-hidden="true"
      viewBox={`0 0 ${columns * 96} ${rows * 96}`}
      preserveAspectRatio="none"
    >
      <pattern id={id} width="96" height="96" patternUnits="userSpaceOnUse">
        <path
          className={styles.line}
          d={tilePaths[tile]}
          strokeWidth={tile === 'seed' ? 5 : 3}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </pattern>
      <path fill={`url(#${id})`} d={`M0 0h${columns * 96}v${rows * 96}H0z`} />
    </svg>
  );
}
