import { TILE, type TileName } from '@/lib/brand/tiles';
import styles from './cloth.module.css';
import { Selvedge } from './selvedge';
import { TilePattern } from './tile-pattern';

/** Strips of two tiles, as many as the widest window shows; a narrower one shows the last of them. */
const STRIPS = 12;

const ROWS = 6;

type ClothProps = {
  /** The patterns of the strips, in turn. An even number, because backgrounds alternate. */
  tiles: readonly TileName[];
};

/** A length of cloth in strips of different patterns, ending with its selvedge. One to a page. */
export function Cloth({ tiles: wanted }: ClothProps) {
  const tiles = [...new Set(wanted)];
  return (
    <div className={styles.root} aria-hidden="true">
      <svg
        className={styles.strips}
        viewBox={`0 0 ${STRIPS * 2 * TILE} ${ROWS * TILE}`}
        preserveAspectRatio="xMaxYMin slice"
      >
        {tiles.map((tile, index) => (
          <g className={index % 2 === 0 ? styles.light : undefined} key={tile}>
            <TilePattern id={`cloth-${tile}`} tile={tile} className={styles.line} />
            {index % 2 === 0 ? <path d={drawStrips(index, tiles.length)} /> : null}
            <path fill={`url(#cloth-${tile})`} d={drawStrips(index, tiles.length)} />
          </g>
        ))}
      </svg>
      <Selvedge direction="down" />
    </div>
  );
}

/** Every strip of one pattern, as path data. */
function drawStrips(index: number, patterns: number): string {
  let path = '';
  for (let strip = index; strip < STRIPS; strip += patterns)
    path += `M${strip * 2 * TILE} 0h${2 * TILE}v${ROWS * TILE}h-${2 * TILE}z`;
  return path;
}
