import { rect } from '@/lib/brand/drawings/geometry';
import { TILE, type TileName } from '@/lib/brand/drawings/tiles';
import styles from './cloth.module.css';
import { Selvedge } from './selvedge';
import { TilePattern } from './tile-pattern';

/** Strips of two tiles, as many as the widest window shows; a narrower one shows the last of them. */
const STRIPS = 12;
const ROWS = 6;

type ClothProps = {
  /** The patterns of the strips, in turn; an even number, so that grounds alternate. */
  tiles: readonly TileName[];
};

/** A length of cloth in strips of different patterns, ending with its selvedge. One to a page. */
export function Cloth({ tiles }: ClothProps) {
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.window}>
        <svg viewBox={`0 0 ${STRIPS * 2 * TILE} ${ROWS * TILE}`}>
          {tiles.map((tile, index) => (
            <g className={index % 2 === 0 ? styles.light : undefined} key={tile}>
              <TilePattern id={`cloth-${tile}`} tile={tile} className={styles.line} />
              <path className={styles.ground} d={stripsOf(index, tiles.length)} />
              <path fill={`url(#cloth-${tile})`} d={stripsOf(index, tiles.length)} />
            </g>
          ))}
        </svg>
      </div>
      <Selvedge direction="down" />
    </div>
  );
}

/** Every strip of one pattern, as path data. */
function stripsOf(index: number, patterns: number): string {
  const width = 2 * TILE;
  const strips = Array.from(
    { length: Math.ceil(STRIPS / patterns) },
    (_, turn) => index + turn * patterns,
  );
  return strips.map((strip) => rect(strip * width, 0, width, ROWS * TILE)).join('');
}
