import { TILE, type TileName } from '@/lib/brand/tiles';
import styles from './cloth.module.css';
import { Selvedge } from './selvedge';
import { TilePattern } from './tile-pattern';

const ROWS = 6;

type ClothProps = {
  /** The pattern of each strip, which is two tiles wide. Where there is little room, the last are shown. */
  tiles: readonly TileName[];
};

/** A length of cloth in strips of different patterns, ending with its selvedge. One to a page. */
export function Cloth({ tiles }: ClothProps) {
  return (
    <div className={styles.root} aria-hidden="true">
      <svg
        className={styles.strips}
        viewBox={`0 0 ${tiles.length * 2 * TILE} ${ROWS * TILE}`}
        preserveAspectRatio="xMaxYMin slice"
      >
        {tiles.map((tile, index) => {
          const strip = `M${index * 2 * TILE} 0h${2 * TILE}v${ROWS * TILE}h-${2 * TILE}z`;
          return (
            <g className={index % 2 === 0 ? styles.light : undefined} key={strip}>
              <TilePattern id={`cloth-${index}`} tile={tile} className={styles.line} />
              {index % 2 === 0 ? <path d={strip} /> : null}
              <path fill={`url(#cloth-${index})`} d={strip} />
            </g>
          );
        })}
      </svg>
      <Selvedge direction="down" />
    </div>
  );
}
