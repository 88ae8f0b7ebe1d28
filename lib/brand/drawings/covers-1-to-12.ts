import { drawing, type Drawing } from './canvas';
import { disc, polygon, range, rect, square } from './geometry';
import type { TileName } from './tiles';

/** The covers of articles 1 to 12, in this order. */
export const covers1To12: readonly Drawing[] = [
  /** A perforated receipt whose last band is cut away; the thread is the cut. */
  drawing('tax', { background: 'aro900' }, (canvas) => {
    const teeth = (step: number) => `l${step} 24l${step} -24`.repeat(9);
    canvas.cloth('igbi', { x: 0, y: 24, columns: 2, rows: 4 });
    canvas.cloth('igbi', { x: 720, y: 528, columns: 2, rows: 2 });
    canvas.fill('cotton', `M264 0h432v408${teeth(-24)}z`);
    canvas.fill('aro900', rect(312, 48, 192, 60), rect(588, 48, 60, 60));
    for (const [row, width] of [240, 192, 216, 144].entries()) {
      const y = 144 + row * 36;
      canvas.fill('aro900', rect(312, y, width, 12), rect(600, y, 48, 12));
    }
    canvas.pattern('ato', 'aro900', rect(288, 288, 384, 96));
    canvas.thread('M0 480H912');
    canvas.fill('cotton', `M216 528${teeth(24)}v84h-432z`);
    canvas.fill('aro600', rect(264, 576, 240, 24), rect(552, 576, 48, 24));
  }),
  /** A square clock face with twelve ticks; the thread is both hands and opens a quarter of cloth. */
  drawing('time', { background: 'sanyan' }, (canvas) => {
    canvas.fill('aro900', square(480, 360, 504));
    canvas.fill('cotton', rect(480, 204, 156));
    canvas.pattern('dingi', 'aro900', rect(480, 204, 156), [480, 204]);
    for (const hour of [-1, 0, 1]) {
      const length = hour === 0 ? 48 : 24;
      const [x, y] = [468 + hour * 144, 348 + hour * 144];
      canvas.fill('sanyan', rect(x, 132, 24, length), rect(x, 588 - length, 24, length));
      canvas.fill('sanyan', rect(252, y, length, 24), rect(708 - length, y, length, 24));
    }
    canvas.channel('M480 108V360H732', 'aro900', 36);
    canvas.thread('M480 0V360H912');
    canvas.fill('aro900', square(480, 360, 84));
    canvas.knot({ at: [480, 360], size: 60, kind: 'closed', colour: 'alaari' });
  }),
  /** A market stall from above: an awning over a grid of goods, each woven differently. */
  drawing('business', { background: 'aro950' }, (canvas) => {
    const stripe = (index: number) => `M${144 + index * 96} 36h96v96a48 48 0 0 1 -96 0z`;
    const goods = [
      ['rings', 'cotton', 'aro600'],
      ['seed', 'aro600', 'aro950'],
      ['ato', 'aro950', 'cotton'],
      ['igbi', 'aro600', 'aro950'],
      ['iye', 'aro950', 'cotton'],
      ['orita', 'cotton', 'aro600'],
    ] as const;
    canvas.fill('cotton', ...[0, 2, 4, 6].map(stripe));
    canvas.fill('aro600', ...[1, 3, 5].map(stripe));
    for (const [index, [tile, colour, dye]] of goods.entries()) {
      const [x, y] = [192 + (index % 3) * 192, index < 3 ? 222 : 414];
      canvas.cloth(tile, { x, y, columns: 2, rows: 2, colour, dye });
    }
    canvas.thread('M0 204H804V588H912');
  }),
  /** A square out of the middle of a circle, one corner turned; the thread goes round it once. */
  drawing('think', { background: 'aro300' }, (canvas) => {
    canvas.fill('aro950', disc(480, 360, 252));
    canvas.fill('cotton', polygon([384, 264], [576, 264], [672, 360], [672, 552], [384, 552]));
    canvas.pattern('orita', 'aro950', rect(384, 264, 192, 288) + rect(576, 360, 96, 192), [0, 72]);
    canvas.fill('aro300', polygon([576, 264], [576, 360], [672, 360]));
    canvas.thread('M0 204H732V588H324V226M324 182V0');
  }),
  /** Nested squares as steps; the thread climbs and returns: borrow and repay. */
  drawing('credit', { background: 'aro800' }, (canvas) => {
    const up = 'M0 585H255V535H305V485H355V435H405V385';
    const down = 'H555V435H605V485H655V535H705V585H912';
    const route = `${up}H455V360H505V385${down}`;
    canvas.fill('aro600', square(480, 360, 500));
    canvas.fill('aro800', square(480, 360, 400));
    canvas.pattern('dingi', 'aro600', square(480, 360, 400));
    canvas.fill('aro600', square(480, 360, 300));
    canvas.fill('aro800', square(480, 360, 200));
    canvas.channel(route, 'aro800', 28);
    canvas.fill('cotton', square(480, 360, 100));
    canvas.thread(route);
  }),
  /** A stem with three uneven pairs of leaves; the thread is the stem. */
  drawing('growth', { background: 'sanyan' }, (canvas) => {
    /** Two quarter circles meet: the upper half is light, the lower dark and perhaps veined. */
    const leaf = (side: 'left' | 'right', foot: number, size: number, veins?: TileName) => {
      const [sign, outer, inner] = side === 'right' ? [1, 1, 0] : [-1, 0, 1];
      const half = (sweep: number) =>
        `M${480 + sign * 18} ${foot}a${size} ${size} 0 0 ${sweep} ${sign * size} ${-size}z`;
      canvas.fill('aro600', half(outer));
      canvas.fill('aro900', half(inner));
      if (veins) canvas.pattern(veins, 'sanyan', half(inner));
    };
    leaf('left', 582, 246, 'dingi');
    leaf('right', 510, 210);
    leaf('left', 324, 162);
    leaf('right', 294, 168, 'seed');
    leaf('left', 186, 72, 'dingi');
    leaf('right', 168, 54);
    canvas.thread('M0 606H480V108');
  }),
  /** A calabash in section, filled at three levels: save, protect, grow. */
  drawing('wealth', { background: 'aro900' }, (canvas) => {
    const calabash =
      'M456 102h48v24c0 40 60 46 60 102c0 50 -30 60 -30 84c0 24 108 40 108 138a162 162 0 0 1 -324 0' +
      'c0 -98 108 -114 108 -138c0 -24 -30 -34 -30 -84c0 -56 60 -62 60 -102z';
    for (const x of [48, 720]) {
      canvas.cloth('igbi', { x, y: 0, columns: 2, rows: 3 });
      canvas.cloth('igbi', { x, y: 336, columns: 2, rows: 4 });
    }
    canvas.fill('cotton', calabash);
    canvas.clip(calabash, () => {
      canvas.fill('aro600', rect(300, 384, 360, 66));
      canvas.fill('alaari', rect(300, 456, 360, 60));
      canvas.fill('aro900', rect(300, 522, 360, 90));
      canvas.pattern('seed', 'cotton', rect(300, 522, 360, 90), [0, 42]);
    });
    canvas.thread('M0 312H912');
  }),
  /** Six stacked coins that sway; their colours change places over a split background. */
  drawing('coin', { background: 'aro300' }, (canvas) => {
    const stack = (face: 'aro900' | 'aro300', edge: 'aro900' | 'aro300') => {
      for (const [index, x] of [462, 504, 450, 492, 468].entries()) {
        const y = 492 - index * 53;
        canvas.fill(edge, disc(x, y, 120));
        canvas.fill(face, disc(x, y, 109));
      }
    };
    canvas.fill('aro900', rect(480, 0, 432, 720));
    canvas.thread('M0 546H480V228H912');
    canvas.clip(rect(0, 0, 480, 720), () => stack('aro900', 'aro300'));
    canvas.clip(rect(480, 0, 432, 720), () => stack('aro300', 'aro900'));
    canvas.fill('aro900', disc(498, 228, 120));
    canvas.fill('osun', disc(498, 228, 109));
    canvas.line('aro900', 6, disc(498, 228, 84), square(498, 228, 66));
  }),
  /** A scaffold around the one block that stands; the thread is the plumb string. */
  drawing('startup', { background: 'aro950' }, (canvas) => {
    const bay = (index: number) =>
      rect(192 + (index % 4) * 144, 174 + Math.floor(index / 4) * 144, 144);
    const poles = 'M480 174v-72M624 174v-120M768 174v-48';
    canvas.line('aro600', 12, ...range(12).map(bay), rect(192, 48, 144, 126), poles);
    canvas.fill('aro950', rect(330, 312, 300, 300));
    canvas.cloth('ato', { x: 336, y: 318, columns: 3, rows: 3, colour: 'aro950', dye: 'cotton' });
    canvas.channel('M552 0V238');
    canvas.thread('M552 0V238');
    canvas.fill('aro950', square(552, 252, 108));
    canvas.fill('alaari', square(552, 252, 84));
  }),
  /** Two houses of different bond and height on the same street; the thread measures between them. */
  drawing('property', { background: 'sanyan' }, (canvas) => {
    canvas.fill('aro900', polygon([132, 282], [270, 144], [408, 282], [408, 600], [132, 600]));
    canvas.pattern('orita', 'sanyan', rect(174, 288, 192, 288), [174, 288]);
    canvas.fill('aro600', polygon([480, 438], [660, 258], [840, 438]), rect(516, 438, 288, 162));
    canvas.pattern('bond', 'sanyan', rect(516, 456, 288, 144), [516, 456]);
    canvas.fill('sanyan', rect(618, 504, 84, 96));
    canvas.fill('aro900', rect(0, 600, 912, 24));
    canvas.pattern('dingi', 'aro900', rect(0, 624, 912, 96), [0, 48]);
    canvas.thread('M270 168V102H912M660 102V240');
  }),
  /** A globe of meridians with a dot for West Africa; the thread makes two stops. */
  drawing('global', { background: 'aro800' }, (canvas) => {
    const lens = (width: number) => `M468 108a${width} 252 0 0 0 0 504a${width} 252 0 0 0 0 -504z`;
    canvas.cloth('seed', { x: 0, y: 24, columns: 2, rows: 2 });
    canvas.cloth('seed', { x: 720, y: 504, columns: 2, rows: 2 });
    canvas.fill('aro800', disc(468, 360, 276));
    canvas.fill('cotton', disc(468, 360, 252));
    canvas.fill('aro600', lens(186));
    canvas.fill('cotton', lens(96));
    canvas.fill('aro800', rect(465, 108, 6, 504));
    canvas.thread('M0 396H420V228H600V132H912');
    canvas.fill('aro800', disc(420, 396, 42), disc(600, 228, 42));
    canvas.fill('alaari', disc(420, 396, 30));
    canvas.fill('cotton', disc(600, 228, 30));
  }),
  /** A weave draft as a punched card: cloth was the first program. The thread is one of its rows. */
  drawing('tech', { background: 'aro300' }, (canvas) => {
    const [step, threaded] = [76, 3];
    const cells = range(36).map((index) => ({ column: index % 6, row: Math.floor(index / 6) }));
    type Cell = (typeof cells)[number];
    // A twill: each row's pairs of raised warps move on by one.
    const isRaised = ({ column, row }: Cell) => (column - row + 12) % 4 < 2;
    const hole = ({ column, row }: Cell, size: number) =>
      square(252 + (column + 0.5) * step, 132 + (row + 0.5) * step, size);
    const lowered = cells.filter((cell) => !isRaised(cell) && cell.row !== threaded);
    canvas.fill('cotton', polygon([228, 108], [666, 108], [732, 174], [732, 612], [228, 612]));
    canvas.fill('aro300', ...lowered.map((cell) => hole(cell, 22)));
    canvas.thread('M0 398H912');
    canvas.fill('aro950', ...cells.filter(isRaised).map((cell) => hole(cell, 60)));
  }),
];
