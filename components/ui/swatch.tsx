import { TILE, type TileName } from '@/lib/brand/tiles';
import styles from './swatch.module.css';
import { TilePattern } from './tile-pattern';

type SwatchProps = {
  tile: TileName;
  /** Ids of patterns must differ within a page. */
  id: string;
};

/** A piece of patterned cloth, four tiles by three: decoration, and the sign of a service. */
export function Swatch({ tile, id }: SwatchProps) {
  const [width, height] = [4 * TILE, 3 * TILE];
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
