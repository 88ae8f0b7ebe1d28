import { TILE, type TileName } from '@/lib/brand/drawings/tiles';
import styles from './swatch.module.css';
import { TilePattern } from './tile-pattern';

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
  const [width, height] = [columns * TILE, rows * TILE];
  return (
    <svg
      className={styles.root}
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <TilePattern id={id} tile={tile} className={styles.line} />
      <path fill={`url(#${id})`} d={`M0 0h${width}v${height}H0z`} />
    </svg>
  );
}
