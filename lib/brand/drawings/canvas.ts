import { rect, route, square, type Point } from './geometry';
import { palette, type Colour, type Ground } from '../palette';
import { drawTile, TILE, type TileName } from './tiles';

/** Between two panels of cloth, in the ground's colour. */
const SEAM = 14;
/** How thick the thread is. */
export const THREAD = 12;

/** A panel of whole tiles from its upper left corner. */
export type Panel = {
  x: number;
  y: number;
  columns: number;
  rows: number;
  /** Of the pattern's lines; aro600 unless told. */
  colour?: Colour;
  /** Of the cloth under the lines; the picture's ground unless told. */
  dye?: Colour;
};

export type Knot = {
  at: Point;
  size: number;
  /** An open knot has a heart in a ring of thread, a closed one is a plain square. */
  kind: 'open' | 'closed';
  colour: Colour;
};

/** Takes the layers of one drawing in the order they are called, and writes them as SVG. */
export class Canvas {
  private readonly definitions = new Map<string, string>();
  private readonly layers: string[] = [];

  constructor(
    private readonly name: string,
    private readonly ground: Ground,
  ) {}

  /** Flat shapes. */
  fill(colour: Colour, ...shapes: string[]): void {
    this.layers.push(`<path fill="${palette[colour]}" d="${shapes.join('')}"/>`);
  }

  /** Lines of one width; corners are square. */
  line(colour: Colour, width: number, ...shapes: string[]): void {
    this.layers.push(
      `<path fill="none" stroke="${palette[colour]}" stroke-width="${width}" d="${shapes.join('')}"/>`,
    );
  }

  /** A pattern's lines within shapes. A tile begins at `origin`: put it where a motif is whole. */
  pattern(tile: TileName, colour: Colour, shapes: string, origin: Point = [0, 0]): void {
    const [left, top] = origin.map((offset) => ((offset % TILE) + TILE) % TILE);
    const moved = left || top ? ` patternTransform="translate(${left} ${top})"` : '';
    // Each offset is a pattern of its own: older browsers follow no link between patterns.
    const id = `${this.name}-${tile}-${colour}${moved && `-${left}-${top}`}`;
    const { path, stroke } = drawTile(tile);
    this.definitions.set(
      id,
      `<pattern id="${id}" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse"${moved}>` +
        `<path fill="none" stroke="${palette[colour]}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></pattern>`,
    );
    this.layers.push(`<path fill="url(#${id})" d="${shapes}"/>`);
  }

  /** A panel of cloth with half a seam on each side. */
  cloth(tile: TileName, { x, y, columns, rows, colour = 'aro600', dye }: Panel): void {
    const inset = SEAM / 2;
    const shape = rect(x + inset, y + inset, columns * TILE - SEAM, rows * TILE - SEAM);
    if (dye) this.fill(dye, shape);
    this.pattern(tile, colour, shape, [x, y]);
  }

  /** What `compose` draws shows within the shape only. */
  clip(label: string, shape: string, compose: () => void): void {
    const id = `${this.name}-${label}`;
    this.definitions.set(id, `<clipPath id="${id}"><path d="${shape}"/></clipPath>`);
    this.layers.push(`<g clip-path="url(#${id})">`);
    compose();
    this.layers.push('</g>');
  }

  /** Clears the thread's way through a pattern. */
  channel(points: Point[], colour: Colour = this.ground, width = 32): void {
    this.line(colour, width, route(...points));
  }

  /** The thread, once in every drawing. More than one route: a branch, or a way under something. */
  thread(...routes: Point[][]): void {
    this.line('osun', THREAD, ...routes.map((points) => route(...points)));
  }

  /** A knot; draw it over the thread. */
  knot({ at: [x, y], size, kind, colour }: Knot): void {
    if (kind === 'closed') return this.fill(colour, square(x, y, size));
    this.fill('osun', square(x, y, size));
    this.fill(this.ground, square(x, y, size - 2 * THREAD));
    this.fill(colour, square(x, y, size / 2));
  }

  /** The finished SVG without its root. */
  toString(): string {
    const definitions = [...this.definitions.values()].join('');
    return (definitions && `<defs>${definitions}</defs>`) + this.layers.join('');
  }
}
