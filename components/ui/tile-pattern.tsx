import { drawTile, TILE, type TileName } from '@/lib/brand/tiles';

type TilePatternProps = { id: string; tile: TileName; className: string | undefined };

/** One tile of a cloth, for shapes to be filled with; the class gives its lines their colour. */
export function TilePattern({ id, tile, className }: TilePatternProps) {
  const { path, stroke } = drawTile(tile);
  return (
    <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
      <path
        className={className}
        d={path}
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </pattern>
  );
}
