import type { Canvas, Knot } from '../canvas';
import { drawing } from '../drawing';
import { square, type Point } from '../geometry';
import { cutThread } from '../thread-bars';

const sheet = { ground: 'aro950', width: 1200, height: 864 } as const;

/** The home page goes on with the thread to the left, at this height. */
const ENTRY = 624;
/** What a knot keeps free of cloth around its middle. */
const CLEARING = 144;

const way: Point[] = [
  [0, ENTRY],
  [576, ENTRY],
  [576, 240],
  [912, 240],
  [912, 528],
  [1152, 528],
];
const client: Knot = { at: [744, 240], size: 96, kind: 'open', colour: 'cotton' };
const adviser: Knot = { at: [1032, 528], size: 84, kind: 'closed', colour: 'alaari' };

/** Cloth of six patterns. On narrow screens only what lies right of 456 shows. */
function layCloth(canvas: Canvas): void {
  canvas.cloth('igbi', { x: -24, y: 24, columns: 3, rows: 3 });
  canvas.cloth('ato', { x: -24, y: 312, columns: 3, rows: 3 });
  canvas.cloth('dingi', { x: 264, y: 24, columns: 3, rows: 3, colour: 'aro950', dye: 'aro600' });
  canvas.cloth('rings', { x: 264, y: 312, columns: 3, rows: 3 });
  canvas.cloth('seed', { x: 72, y: 648, columns: 5, rows: 2 });
  canvas.cloth('seed', { x: 600, y: 24, columns: 3, rows: 2 });
  canvas.cloth('igbi', { x: 600, y: 336, columns: 3, rows: 2, colour: 'cotton' });
  canvas.cloth('orita', { x: 600, y: 552, columns: 3, rows: 3, colour: 'cotton', dye: 'aro600' });
  canvas.cloth('ato', { x: 936, y: 24, columns: 2, rows: 4 });
  canvas.cloth('rings', { x: 936, y: 648, columns: 2, rows: 2, colour: 'aro950', dye: 'cotton' });
  canvas.channel(way);
  for (const { at } of [client, adviser]) canvas.fill(sheet.ground, square(...at, CLEARING));
}

/** The thread enters left, ties the client's knot and the adviser's, and leaves at the selvedge. */
export const hero = drawing('hero', sheet, (canvas) => {
  layCloth(canvas);
  canvas.thread(way);
  canvas.knot(client);
  canvas.knot(adviser);
});

/** The same cloth without thread and knots, for a page that lays a moving thread over it. */
export const heroCloth = drawing('hero-cloth', sheet, layCloth);

/** What `heroCloth` leaves out, in units of its canvas. */
export const heroThread = {
  width: sheet.width,
  height: sheet.height,
  bars: cutThread(way),
  knots: [client, adviser],
};
