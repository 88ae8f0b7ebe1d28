import { drawing, type Drawing } from './canvas';
import { arch, disc, polygon, range, rect, seededJitter, square, type Point } from './geometry';

/**
 * Nigeria's outline, 620 x 505 units: Natural Earth's 1:50m countries (public domain; id 566 in
 * world-atlas), with as many corners as the size can show.
 */
const NIGERIA =
  'M731 116l23 34l8 36l20 8l2 6l-3 33l-19 12l-11 2l-16 18l-14 37l-8 7l-3 26l-14 6l-6 29l-9 11l-12 4l-6 9l-15 44l-12 16l4 9l-15 13l-1 11l-12 9l-11 1l-5 -14l-21 -18l-7 10l-14 0l-2 -6l-18 12l-8 13l-31 27l-7 12l-6 31l-14 23l-6 0l-10 -8l3 18l-34 2l-7 -6l-2 4l-10 1l-10 -9l4 6l-1 4l-6 7l-5 0l-9 -18l2 15l4 4l-12 2l-4 -8l-1 8l-14 1l0 -6l-6 9l-18 -10l-17 -20l-6 -16l6 -1l-6 -2l0 -8l7 -2l2 -5l-7 4l-10 -7l13 -4l-6 0l-2 -5l-8 6l-3 -9l-12 -13l-22 -18l-17 -3l-34 0l15 -9l-2 -1l-14 4l-6 7l-32 1l3 -18l-3 -14l3 -26l-4 -21l4 -62l15 -2l4 -19l10 -11l0 -7l14 -11l3 -9l-3 -10l3 -3l6 0l4 -10l-7 -24l-12 -17l5 -16l5 -4l-4 -6l3 -34l15 -13l8 -14l4 -24l20 -11l36 -3l12 -6l42 12l33 34l22 -6l25 -12l13 2l34 21l46 5l16 -17l14 -8l14 -2l53 -1l26 8l6 5l18 0l16 -15l30 -16l14 -1z';

/** Cells of two tiles, each unlike its neighbours: four patterns that stand for no region. */
const CELLS = [
  ['igbi', 'rings', 'dingi', 'igbi'],
  ['rings', 'dingi', 'igbi', 'seed'],
  ['dingi', 'igbi', 'seed', 'rings'],
  ['igbi', 'seed', 'dingi', 'igbi'],
  ['seed', 'igbi', 'rings', 'dingi'],
  ['rings', 'seed', 'igbi', 'seed'],
] as const;

/** The covers of articles 13 to 23, in this order. */
export const covers13To23: readonly Drawing[] = [
  /** Field ridges from above; the thread is the water between them. */
  drawing('crop', { background: 'aro900' }, (canvas) => {
    canvas.fill('aro600', ...range(6).map((row) => rect(0, 36 + row * 48, 444, 24)));
    canvas.fill('cotton', ...range(8).map((column) => rect(528 + column * 48, 0, 24, 300)));
    for (const ring of range(6)) {
      const radius = 420 - ring * 60;
      const colour = ring % 2 === 0 ? 'cotton' : 'aro600';
      canvas.line(colour, 24, `M${24 + radius} 804A${radius} ${radius} 0 0 0 24 ${804 - radius}`);
    }
    canvas.cloth('iye', { x: 528, y: 384, columns: 4, rows: 3, colour: 'cotton', dye: 'aro600' });
    canvas.thread('M0 342H912M486 342V720');
  }),
  /** One drop over a banded barrel in the waves; the thread is their level. */
  drawing('oil', { background: 'sanyan' }, (canvas) => {
    canvas.cloth('igbi', { x: -84, y: 426, columns: 4, rows: 4, colour: 'aro900' });
    canvas.cloth('igbi', { x: 660, y: 426, columns: 4, rows: 4, colour: 'aro900' });
    canvas.fill('aro900', 'M480 108l66 66a93 93 0 1 1 -132 0z');
    canvas.fill('aro900', rect(312, 366, 336, 36), rect(324, 402, 312, 318));
    canvas.fill('aro600', rect(312, 480, 336, 36), rect(312, 594, 336, 36));
    canvas.thread('M0 414H912');
  }),
  /** Four linked square frames; the last link is open. */
  drawing('crypto', { background: 'aro300' }, (canvas) => {
    canvas.line('aro950', 42, rect(186, 120, 192));
    canvas.line('aro600', 42, rect(318, 212, 192));
    canvas.thread('M0 360H912');
    canvas.line('aro950', 42, rect(450, 304, 192));
    canvas.line('alaari', 42, 'M774 456V396H582V588H774V528');
    // Where a link passes over the next one's upper bar.
    canvas.line('aro950', 42, 'M378 185V239M642 369V423');
    canvas.line('aro600', 42, 'M510 277V331');
  }),
  /** A gear of twelve teeth as a loom's beam: thread goes in, cloth comes off. */
  drawing('industry', { background: 'aro900' }, (canvas) => {
    const [x, y] = [384, 360];
    const turn = (angle: number, [along, across]: Point): Point => {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const round = (value: number) => Math.round(value * 2) / 2;
      return [round(x + along * cos - across * sin), round(y + along * sin + across * cos)];
    };
    const pairOfTeeth = (index: number) => {
      const corner = (...point: Point) => turn((index * Math.PI) / 6, point);
      return polygon(corner(-246, -30), corner(246, -30), corner(246, 30), corner(-246, 30));
    };
    const stripes = [
      { radius: 120, width: 12 },
      { radius: 99, width: 6 },
      { radius: 69, width: 12 },
    ];
    canvas.fill('cotton', disc(x, y, 201), ...range(6).map(pairOfTeeth));
    canvas.fill('aro900', disc(x, y, 162), rect(x, y - 162, 528, 132));
    canvas.thread('M0 492H384');
    canvas.fill('aro600', disc(x, y, 144));
    for (const { radius, width } of stripes) canvas.line('cotton', width, disc(x, y, radius));
    canvas.fill('aro600', rect(x, y - 144, 528, 96));
    for (const { radius, width } of stripes)
      canvas.fill('cotton', rect(x, y - radius - width / 2, 528, width));
    canvas.fill('aro900', disc(x, y, 48));
  }),
  /** Three nested arches, the innermost filled; the thread passes under the middle one alone. */
  drawing('gen', { background: 'aro600' }, (canvas) => {
    canvas.fill('aro950', arch(480, 672, 102, 720));
    canvas.pattern('dingi', 'aro600', arch(480, 672, 102, 720));
    canvas.fill('aro600', arch(480, 504, 186, 720));
    canvas.fill('cotton', arch(480, 432, 222, 720));
    canvas.fill('aro600', arch(480, 312, 282, 720));
    canvas.fill('aro950', arch(480, 240, 318, 720));
    canvas.pattern('seed', 'cotton', arch(480, 240, 318, 720), [360, 318]);
    // Only the patterned arches need a channel.
    canvas.channel('M144 594h84M360 594h240M732 594h84', 'aro950', 36);
    canvas.thread('M0 594H264M324 594H636M696 594H912');
  }),
  /** The country in a plain grid of cloth; the thread goes from Lagos past Abuja and by Kano. */
  drawing('nigeria', { background: 'sanyan' }, (canvas) => {
    const route = 'M0 494H413V206H912';
    // Lagos, Abuja, Kano, Port Harcourt.
    const cities = (radius: number) =>
      disc(199, 494, radius) +
      disc(413, 361, radius) +
      disc(466, 206, radius) +
      disc(390, 584, radius);
    canvas.clip(NIGERIA, () => {
      canvas.fill('aro900', rect(120, 90, 720, 540));
      for (const tile of ['igbi', 'rings', 'dingi', 'seed'] as const) {
        const cells = CELLS.flatMap((line, row) =>
          line.map((name, column) =>
            name === tile ? rect(36 + column * 192, 117 + row * 96, 178, 82) : '',
          ),
        );
        canvas.pattern(tile, 'aro300', cells.join(''), [29, 110]);
      }
      canvas.channel(route, 'aro900', 28);
    });
    canvas.thread(route);
    canvas.fill('aro900', cities(30));
    canvas.fill('sanyan', cities(18));
  }),
  /** An open doorway behind three receding frames; the thread runs through at knee height. */
  drawing('future', { background: 'aro950' }, (canvas) => {
    const light = polygon([408, 552], [552, 552], [384, 720], [240, 720]);
    canvas.fill('cotton', rect(408, 282, 144, 270), light);
    canvas.line('aro600', 12, 'M366 576V246H594V576');
    canvas.line('aro600', 24, 'M294 624V198H666V624');
    canvas.line('aro600', 48, 'M174 720V126H786V720');
    canvas.thread('M0 492H912');
  }),
  /** A till's drawer from above: notes, coins, and one compartment that is lit. */
  drawing('sme', { background: 'aro800' }, (canvas) => {
    const lower = [rect(156, 390, 228, 168), rect(408, 390, 144, 168), rect(576, 390, 228, 168)];
    canvas.fill('aro600', rect(132, 102, 696, 480), rect(408, 582, 144, 36));
    canvas.fill('aro800', rect(156, 126, 132, 240), rect(312, 126, 132, 240));
    canvas.fill('aro800', ...lower);
    canvas.fill('cotton', rect(468, 126, 336, 240));
    canvas.pattern('rings', 'aro800', rect(492, 150, 288, 192), [492, 150]);
    for (const x of [180, 336]) {
      canvas.fill('cotton', rect(x, 150, 84, 192));
      canvas.fill('aro800', disc(x + 42, 246, 24));
    }
    canvas.fill('cotton', disc(222, 474, 48), disc(324, 474, 36), disc(480, 474, 48));
    canvas.fill('cotton', ...[630, 690, 750].flatMap((x) => [disc(x, 444, 21), disc(x, 504, 21)]));
    canvas.thread('M480 600H912');
  }),
  /** A ledger of two columns with equal totals; the thread is the double rule under them. */
  drawing('fin', { background: 'aro300' }, (canvas) => {
    const entries = (right: number, widths: number[]) =>
      widths.map((width, row) => rect(right - width, 168 + row * 60, width, 30));
    const debits = entries(456, [264, 120, 192, 96, 216]);
    const credits = entries(804, [144, 288, 72, 240, 168]);
    const totals = rect(156, 480, 300, 60) + rect(504, 480, 300, 60);
    canvas.fill('cotton', rect(132, 60, 696, 600));
    canvas.fill('aro300', ...range(6).map((row) => rect(132, 153 + row * 60, 696, 3)));
    canvas.fill('aro900', rect(132, 60, 696, 60), ...debits, ...credits);
    canvas.fill('aro900', totals);
    canvas.pattern('dingi', 'aro300', totals);
    canvas.fill('alaari', rect(477, 60, 6, 600));
    canvas.thread('M912 564H162V594H912');
  }),
  /** Strewn seeds fall into one column, the column becomes the thread, and order follows it. */
  drawing('ai', { background: 'aro950' }, (canvas) => {
    const jitter = seededJitter(97, 0);
    const strewn = range(48).map((index) => {
      const [column, row] = [index % 6, Math.floor(index / 6)];
      // The nearer a seed is to the column, the less it strays.
      const reach = 42 - column * 8;
      return disc(jitter(42 + column * 90, reach), jitter(45 + row * 90, reach), 12);
    });
    const column = [45, 135, 216, 282, 333, 372, 399, 417];
    canvas.fill('aro600', ...strewn);
    canvas.cloth('seed', { x: 672, y: 60, columns: 2, rows: 5, colour: 'cotton' });
    canvas.fill('osun', ...column.map((y, index) => disc(588, y, 24 - index * 2)));
    canvas.thread('M588 420V594H912');
  }),
  /** Two shores and a ferry of squares; the thread takes it across. */
  drawing('remittance', { background: 'sanyan' }, (canvas) => {
    canvas.cloth('igbi', { x: 192, y: 504, columns: 6, rows: 3, colour: 'aro600' });
    canvas.fill('aro900', rect(0, 384, 192, 336), rect(768, 192, 144, 528));
    canvas.pattern('ato', 'sanyan', rect(0, 408, 192, 288), [0, 408]);
    canvas.pattern('orita', 'sanyan', rect(792, 216, 96, 480), [792, 216]);
    canvas.thread('M0 348H228V420H732V156H912');
    canvas.fill('aro600', polygon([252, 438], [708, 438], [600, 546], [360, 546]));
    canvas.fill('sanyan', polygon([282, 468], [678, 468], [666, 480], [294, 480]));
    canvas.fill('aro900', square(384, 366, 96), square(492, 366, 96), square(600, 366, 96));
    canvas.fill('aro600', square(438, 258, 96));
    canvas.fill('alaari', square(546, 258, 96));
  }),
];
