import { drawing, THREAD, type Canvas, type Knot } from './canvas';
import { disc, polygon, range, rect, square } from './geometry';

const heroSheet = { background: 'aro950', width: 1200, height: 864 } as const;

/** The home page continues the thread to the left, at the height where this route begins. */
const HERO_ROUTE = 'M0 624H576V240H912V528H1152';
const client: Knot = { at: [744, 240], size: 96, kind: 'open', colour: 'cotton' };
const adviser: Knot = { at: [1032, 528], size: 84, kind: 'closed', colour: 'alaari' };

/** Cloth of six patterns. Narrow screens show only what is right of 456. */
function layHeroCloth(canvas: Canvas): void {
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
  canvas.channel(HERO_ROUTE);
  for (const { at } of [client, adviser]) canvas.fill('aro950', square(...at, 144));
}

/** The thread enters left, ties the client's knot and the adviser's, and leaves at the selvedge. */
export const hero = drawing('hero', heroSheet, (canvas) => {
  layHeroCloth(canvas);
  canvas.thread(HERO_ROUTE);
  canvas.knot(client);
  canvas.knot(adviser);
});

/** The same cloth without thread and knots, for a page that lays a moving thread over it. */
const heroCloth = drawing('hero-cloth', heroSheet, layHeroCloth);

/** What `heroCloth` leaves out, in units of its canvas. */
export const heroThread = {
  width: hero.width,
  height: hero.height,
  bars: cutThread(HERO_ROUTE),
  knots: [client, adviser],
};

/**
 * Cuts a thread at its corners into bars, in the order the thread runs, so that a page can draw each
 * bar in its direction. The bar that reaches a corner first fills it, and the next begins in its
 * middle: bars that only touched would show a seam.
 *
 * @param route absolute steps that alternate, sideways first: `M0 100H50V20H90`
 */
export function cutThread(route: string) {
  // x and y of the start, then the next x, the next y and so on: step i leads from i to i + 2.
  const turns = Array.from(route.matchAll(/\d+/g), Number);
  return turns.slice(2).map((to, index, ends) => {
    const [from = 0, across = 0] = turns.slice(index);
    const after = index === ends.length - 1 ? 0 : THREAD / 2;
    const low = to > from ? from : to - after;
    const length = Math.abs(to - from) + after;
    const side = across - THREAD / 2;
    return index % 2 === 0
      ? { shape: rect(low, side, length, THREAD), towards: to > from ? 'right' : 'left' }
      : { shape: rect(side, low, THREAD, length), towards: to > from ? 'down' : 'up' };
  });
}

/** Two cloths overlap; the overlap is the partnership, and the thread ties both. */
const about = drawing('about', { background: 'sanyan' }, (canvas) => {
  const route = 'M0 540H432V396H912';
  canvas.fill('aro900', rect(144, 108, 384));
  canvas.pattern('rings', 'sanyan', rect(144, 108, 384), [144, 108]);
  canvas.fill('aro600', rect(336, 300, 480, 312));
  canvas.pattern('dingi', 'sanyan', rect(336, 300, 480, 312), [336, 300]);
  canvas.fill('sanyan', rect(322, 286, 220));
  canvas.fill('aro900', rect(336, 300, 192));
  canvas.channel(route);
  canvas.thread(route);
  canvas.knot({ at: [432, 396], size: 96, kind: 'open', colour: 'aro900' });
});

/** A square weight on its plumb line over a level; the thread is the line. */
const why = drawing('why', { background: 'aro900' }, (canvas) => {
  canvas.cloth('ato', { x: 0, y: 24, columns: 3, rows: 7 });
  canvas.thread('M576 0V180');
  drawWeight(canvas, 576, 162);
  drawLevel(canvas, 576, 504, 480);
});

/** The drawing `why` for a band that is almost twice as high as wide. */
const whyTall = drawing('why-tall', { background: 'aro900', height: 1750 }, (canvas) => {
  canvas.cloth('ato', { x: 0, y: 11, columns: 3, rows: 18 });
  canvas.thread('M624 0V1260');
  drawWeight(canvas, 624, 1248);
  drawLevel(canvas, 624, 1596, 504);
});

function drawWeight(canvas: Canvas, x: number, y: number): void {
  const [left, right] = [x - 96, x + 96];
  canvas.fill(
    'cotton',
    polygon([left, y], [right, y], [right, y + 192], [x, y + 288], [left, y + 192]),
  );
  canvas.fill('aro600', rect(left, y + 48, 192, 24));
}

function drawLevel(canvas: Canvas, x: number, y: number, width: number): void {
  canvas.fill('cotton', rect(x - width / 2, y, width, 96));
  canvas.fill('aro600', rect(x - 96, y + 24, 192, 48));
  canvas.fill('cotton', disc(x, y + 48, 18));
  canvas.fill('aro900', rect(x - 54, y + 24, 6, 48), rect(x + 48, y + 24, 6, 48));
}

/** A broadsheet of bars with one block of cloth; the thread underlines a line. */
const blog = drawing('blog', { background: 'sanyan' }, (canvas) => {
  const lines = range(6).map((row) => rect(552, 228 + row * 52.5, row === 5 ? 96 : 168, 24));
  canvas.fill('cotton', rect(192, 60, 576, 660));
  canvas.fill('aro900', rect(240, 108, 480, 72), rect(240, 198, 480, 6));
  canvas.fill('aro900', rect(240, 228, 288, 288));
  canvas.pattern('rings', 'cotton', rect(240, 228, 288, 288), [240, 228]);
  canvas.fill('aro900', ...lines);
  canvas.fill('aro900', rect(240, 540, 408, 24));
  const [left, right] = [rect(240, 636, 216, 24), rect(504, 636, 216, 24)];
  canvas.fill('aro900', left, right, rect(240, 684, 216, 24), rect(504, 684, 168, 24));
  canvas.thread('M0 594H912');
});

/** For an article without a cover of its own: a frame lights up the cloth behind it. */
const post = drawing('post', { background: 'aro800' }, (canvas) => {
  canvas.cloth('rings', { x: 0, y: 72, columns: 2, rows: 5 });
  canvas.cloth('dingi', { x: 768, y: 72, columns: 1, rows: 6 });
  canvas.pattern('rings', 'cotton', rect(288, 168, 384, 288) + rect(288, 456, 288, 96), [0, 72]);
  canvas.line('cotton', 36, square(480, 360, 432));
  canvas.channel('M756 504H876');
  canvas.thread('M0 612H624V504H912');
});

/** The drawings of pages. */
export const pageDrawings = [hero, heroCloth, about, why, whyTall, blog, post];
