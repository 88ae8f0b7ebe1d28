import { TILE_SIZE, type TileName, tilePaths } from '@/lib/brand/tiles';

type TilePatternProps = { id: string; tile: TileName; className?: string | undefined };

/** SVG pattern that repeats one tile. The `stroke` of its lines comes from `className` or the parent element. */
export function TilePattern({ id, tile, className }: TilePatternProps) {
  return (
    <pattern id={id} width={TILE_SIZE} height={TILE_SIZE} patternUnits="userSpaceOnUse">
      <path
        className={className}
        d={tilePaths[tile]}
        fill="none"
        strokeWidth={tile === 'seed' ? 9 : 3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </pattern>
  );
}
