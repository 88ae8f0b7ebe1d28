import { Fragment } from 'react';
import { TILE_SIZE, type TileName } from '@/lib/brand/tiles';
import styles from './cloth.module.css';
import { Selvedge } from './selvedge';
import { TilePattern } from './tile-pattern';

const ROWS = 9;
const MAX_COLUMNS = 40;

/**
 * Decorative vertical strips, each filled with one tile pattern. The last strip fills the rest of the width. Use only
 * one `<Cloth>` per page, because its SVG patterns have fixed ids.
 */
export function Cloth({ tiles }: { tiles: readonly TileName[] }) {
  return (
    <div className={styles.root} aria-hidden="true">
      <svg
        className={styles.strips}
        viewBox={`0 0 ${tiles.length * 2 * TILE_SIZE} ${ROWS * TILE_SIZE}`}
        preserveAspectRatio="xMinYMin"
      >
        {tiles.map((tile, index) => {
          const columns = index === tiles.length - 1 ? MAX_COLUMNS : 2;
          const strip = `M${index * 2 * TILE_SIZE} 0h${columns * TILE_SIZE}v${ROWS * TILE_SIZE}h-${columns * TILE_SIZE}z`;
          const isLight = index % 2 === 0;
          return (
            <Fragment key={strip}>
              <g stroke={isLight ? 'var(--cotton)' : 'var(--aro-600)'}>
                <TilePattern id={`cloth-${index}`} tile={tile} />
              </g>
              {isLight ? <path fill="var(--aro-800)" d={strip} /> : null}
              <path fill={`url(#cloth-${index})`} d={strip} />
            </Fragment>
          );
        })}
      </svg>
      <Selvedge direction="down" />
    </div>
  );
}
