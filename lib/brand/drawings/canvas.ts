import { lightStripe, palette, type Background, type Colour } from '../palette';
import { rect, square, type Point } from './geometry';
import { drawTile, TILE, type TileName } from './tiles';

/** The gap between two panels of cloth, which shows the background. */
const SEAM = 14;
/** The width of the thread. */
export const THREAD = 12;
/** The width of the stripes at the right edge of every drawing. */
const SELVEDGE = 48;

/** A panel of whole tiles from its upper left corner. */
type Panel = {
  x: number;
  y: number;
  columns: number;
  rows: number;
  /** The colour of the pattern's lines; aro600 by default. */
  colour?: Colour;
  /** The colour of the cloth under the lines; the background by default. */
  dye?: Colour;
};

export type Knot = {
  at: Point;
  size: number;
  /** An open knot is a ring of thread with a square in it, a closed knot is a plain square. */
  kind: 'open' | 'closed';
  colour: Colour;
};

/** Takes the shapes of one drawing in the order they are drawn, and writes them as SVG. */
export class Canvas {
  /** Elements for `<defs>` without their ids, and these. */
  private readonly definitions = new Map<string, string>();
  private readonly layers: string[] = [];

  constructor(private readonly background: Background) {}

  /** Draws flat shapes. */
  fill(colour: Colour, ...shapes: string[]): void {
    this.layers.push(`<path fill="${palette[colour]}" d="${shapes.join('')}"/>`);
  }

  /** Draws lines of one width; corners are square. */
  line(colour: Colour, width: number, ...shapes: string[]): void {
    this.layers.push(
      `<path fill="none" stroke="${palette[colour]}" stroke-width="${width}" d="${shapes.join('')}"/>`,
    );
  }

  /** Draws a pattern's lines within shapes. A tile begins at `origin`: choose it so that motifs are whole. */
  pattern(tile: TileName, colour: Colour, shapes: string, origin: Point = [0, 0]): void {
    const [left, top] = origin.map((offset) => ((offset % TILE) + TILE) % TILE);
    const moved = left || top ? ` patternTransform="translate(${left} ${top})"` : '';
    const { path, stroke } = drawTile(tile);
    // Each offset is a pattern of its own: older browsers do not follow links between patterns.
    const id = this.define(
      `<pattern width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse"${moved}>` +
        `<path fill="none" stroke="${palette[colour]}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></pattern>`,
    );
    this.layers.push(`<path fill="url(#${id})" d="${shapes}"/>`);
  }

  /** Draws a panel of cloth with half a seam on each side. */
  cloth(tile: TileName, { x, y, columns, rows, colour = 'aro600', dye }: Panel): void {
    const inset = SEAM / 2;
    const shape = rect(x + inset, y + inset, columns * TILE - SEAM, rows * TILE - SEAM);
    if (dye) this.fill(dye, shape);
    this.pattern(tile, colour, shape, [x, y]);
  }

  /** Shows what `compose` draws within the shape only. */
  clip(shape: string, compose: () => void): void {
    const id = this.define(`<clipPath><path d="${shape}"/></clipPath>`);
    this.layers.push(`<g clip-path="url(#${id})">`);
    compose();
    this.layers.push('</g>');
  }

  /** Keeps an element that shapes refer to, and returns its id: a letter, because pages carry drawings. */
  private define(element: string): string {
    const id = this.definitions.get(element) ?? String.fromCharCode(97 + this.definitions.size);
    this.definitions.set(element, id);
    return id;
  }

  /** Clears a band through a pattern for the thread. */
  channel(route: string, colour: Colour = this.background, width = 32): void {
    this.line(colour, width, route);
  }

  /** Draws the thread along a route at right angles, `M0 540H432V396H912`. Call it once a drawing. */
  thread(route: string): void {
    this.line('osun', THREAD, route);
  }

  /** Draws a knot; call it after the thread. */
  knot({ at: [x, y], size, kind, colour }: Knot): void {
    if (kind === 'closed') return this.fill(colour, square(x, y, size));
    this.fill('osun', square(x, y, size));
    this.fill(this.background, square(x, y, size - 2 * THREAD));
    this.fill(colour, square(x, y, size / 2));
  }

  /** The finished SVG without its root element. */
  toString(): string {
    const definitions = [...this.definitions]
      .map(([element, id]) => element.replace(/(?=[ >])/, ` id="${id}"`))
      .join('');
    return (definitions && `<defs>${definitions}</defs>`) + this.layers.join('');
  }
}

/** A finished file of `content/images`. */
export type Drawing = {
  name: string;
  background: Background;
  width: number;
  height: number;
  /** The file's text; the same on every run. */
  svg: string;
};

type Sheet = { background: Background; width?: number; height?: number };

/**
 * Fills the background, lets `compose` draw on it, and closes the right edge with the selvedge, a
 * strip of aso-oke stripes.
 *
 * @param name the file's name without its extension
 */
export function drawing(
  name: string,
  { background, width = 960, height = 720 }: Sheet,
  compose: (canvas: Canvas) => void,
): Drawing {
  const canvas = new Canvas(background);
  canvas.fill(background, rect(0, 0, width, height));
  compose(canvas);
  const stripe = (x: number, stripeWidth: number) =>
    rect(width - SELVEDGE + x, 0, stripeWidth, height);
  canvas.fill('alaari', stripe(0, SELVEDGE));
  canvas.fill('osun', stripe(6, 6), stripe(36, 6));
  canvas.fill(lightStripe(background), stripe(18, 3), stripe(27, 3));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${canvas.toString()}</svg>\n`;
  return { name, background, width, height, svg };
}
