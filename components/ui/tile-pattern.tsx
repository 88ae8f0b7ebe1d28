import { TILE, type TileName, tilePaths } from '@/lib/brand/tiles';

type TilePatternProps = { id: string; tile: TileName; className?: string | undefined };

/** One tile of a cloth, for shapes to be filled with. The class, or the parent, gives its lines their colour. */
export function TilePattern({ id, tile, className }: TilePatternProps) {
  return (
    <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
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
