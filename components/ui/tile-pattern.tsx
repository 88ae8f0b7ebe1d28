import { drawTile, TILE, type TileName } from '@/lib/brand/drawings/tiles';

type TilePatternProps = {
  /** Ids of patterns must differ within a page. */
  id: string;
  tile: TileName;
  /** Gives the lines their colour. */
  className: string | undefined;
};

/** One tile of a cloth, for shapes to be filled with. */
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
