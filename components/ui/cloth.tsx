import { rect } from '@/lib/brand/shapes';
import { drawTile, TILE, type TileName, tileNames } from '@/lib/brand/tiles';
import { classNames } from './class-names';
import cloth from './cloth.module.css';
import selvedge from './selvedge.module.css';
import swatch from './swatch.module.css';

/** Strips of two tiles, as many as the widest window shows; a narrower one shows the last of them. */
const STRIPS = 12;
const ROWS = 6;

type ClothProps = {
  /** The patterns of the strips, in turn. */
  tiles: readonly TileName[];
};

/** A length of cloth in strips of different patterns, ending with its selvedge. One to a page. */
export function Cloth({ tiles: wanted }: ClothProps) {
  const tiles = completeTiles(wanted);
  return (
    <div className={cloth.root} aria-hidden="true">
      <div className={cloth.window}>
        <svg viewBox={`0 0 ${STRIPS * 2 * TILE} ${ROWS * TILE}`}>
          {tiles.map((tile, index) => (
            <g className={index % 2 === 0 ? cloth.light : undefined} key={tile}>
              <TilePattern id={`cloth-${tile}`} tile={tile} className={cloth.line} />
              {index % 2 === 0 ? <path d={drawStrips(index, tiles.length)} /> : null}
              <path fill={`url(#cloth-${tile})`} d={drawStrips(index, tiles.length)} />
            </g>
          ))}
        </svg>
      </div>
      <Selvedge direction="down" className={cloth.selvedge} />
    </div>
  );
}

/** Each pattern once, and an even number of them, so that backgrounds alternate. */
function completeTiles(wanted: readonly TileName[]): TileName[] {
  const own = new Set(wanted);
  const even = Math.min(2 * Math.ceil(own.size / 2), 2 * Math.floor(tileNames.length / 2));
  return [...new Set([...own, ...tileNames])].slice(0, even);
}

/** Every strip of one pattern, as path data. */
function drawStrips(index: number, patterns: number): string {
  const width = 2 * TILE;
  const turns = Array.from({ length: Math.ceil(STRIPS / patterns) }, (_, turn) => turn);
  return turns
    .map((turn) => rect((index + turn * patterns) * width, 0, width, ROWS * TILE))
    .join('');
}

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
      className={swatch.root}
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <TilePattern id={id} tile={tile} className={swatch.line} />
      <path fill={`url(#${id})`} d={`M0 0h${width}v${height}H0z`} />
    </svg>
  );
}

type TilePatternProps = { id: string; tile: TileName; className: string | undefined };

/** One tile of a cloth, for shapes to be filled with; the class gives its lines their colour. */
function TilePattern({ id, tile, className }: TilePatternProps) {
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

type SelvedgeProps = { direction: 'down' | 'across'; className: string | undefined };

/** The strip of aso-oke stripes that closes an image at its right, or the page at its foot. */
export function Selvedge({ direction, className }: SelvedgeProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(selvedge.root, selvedge[direction], className)}
    />
  );
}
