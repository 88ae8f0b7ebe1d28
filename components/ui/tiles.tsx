import { TILE_SIZE, type TileName } from '@/lib/brand/tiles';
import { TilePattern } from './tile-pattern';

type TilesProps = { id: string; tile: TileName; columns: number; rows: number };

/** A decorative rectangle that repeats one tile. Inherits `stroke`, its colour, from the parent element. */
export function Tiles({ id, tile, columns, rows }: TilesProps) {
  const [width, height] = [columns * TILE_SIZE, rows * TILE_SIZE];
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      <TilePattern id={id} tile={tile} />
      <path fill={`url(#${id})`} d={`M0 0h${width}v${height}H0z`} />
    </svg>
  );
}
