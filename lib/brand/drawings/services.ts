import { drawing, type Drawing } from './canvas';
import { disc, polygon, range, rect, square } from './geometry';

// The page shows every other one as a square that ends with the selvedge: it has its figure right of 252.

/** What each service is, in the order of /services. */
export const serviceDrawings: readonly Drawing[] = [
  /** A decision weighed: one large block against several small ones. The thread is the level beam. */
  drawing('service-financial', { background: 'sanyan' }, (canvas) => {
    const pan = (x: number) => `M${x - 132} 480h264a132 132 0 0 1 -264 0z`;
    const cords = (x: number) => `M${x - 120} 480L${x} 198L${x + 120} 480`;
    canvas.fill('aro900', rect(462, 192, 36, 432), rect(360, 624, 240, 24), rect(0, 648, 912, 72));
    canvas.line('aro900', 6, cords(228), cords(732));
    canvas.fill('aro900', pan(228), pan(732));
    canvas.fill(
      'aro600',
      rect(132, 288, 192),
      rect(636, 384, 96),
      rect(738, 408, 72),
      rect(690, 306, 72),
    );
    canvas.pattern('orita', 'sanyan', rect(132, 288, 192), [132, 288]);
    canvas.thread('M0 192H912');
    canvas.knot({ at: [480, 192], size: 96, kind: 'open', colour: 'aro900' });
  }),
  /** A file opened: its papers show, and the thread that tied it hangs loose. */
  drawing('service-credit', { background: 'aro900' }, (canvas) => {
    const back = 'M288 204L336 156L504 156L552 204L792 204L792 624L288 624z';
    const front = polygon([384, 396], [888, 396], [792, 624], [288, 624]);
    const lines = [228, 276, 180, 252].map((width, row) => rect(432, 204 + row * 42, width, 18));
    canvas.cloth('ato', { x: 0, y: 24, columns: 2, rows: 4 });
    canvas.fill('aro600', back);
    canvas.fill('cotton', rect(348, 96, 396, 480));
    canvas.fill('aro900', rect(372, 120, 396, 480));
    canvas.fill('cotton', rect(384, 132, 372, 480));
    canvas.fill('aro900', rect(432, 156, 120, 24), ...lines);
    canvas.line('aro900', 28, front);
    canvas.fill('aro600', front);
    canvas.thread('M0 510H588V672H912');
    canvas.knot({ at: [588, 510], size: 60, kind: 'closed', colour: 'alaari' });
  }),
  /** Money on the day: a month of squares, and a coin on the day it is due. The thread brings it. */
  drawing('service-treasury', { background: 'aro300' }, (canvas) => {
    const day = (index: number) =>
      rect(192 + (index % 5) * 120, 264 + Math.floor(index / 5) * 96, 96, 72);
    canvas.fill('cotton', rect(168, 96, 624, 552));
    canvas.fill('aro900', rect(168, 96, 624, 132));
    canvas.pattern('igbi', 'aro300', rect(168, 120, 624, 96), [168, 120]);
    canvas.fill('cotton', rect(288, 60, 24, 84), rect(648, 60, 24, 84));
    canvas.fill('aro300', ...range(20).map(day));
    canvas.thread('M0 540H480V396H912');
    canvas.fill('aro900', disc(480, 396, 108));
    canvas.fill('osun', disc(480, 396, 96));
    canvas.line('aro900', 6, disc(480, 396, 72), square(480, 396, 54));
  }),
  /** A risk covered: the rain falls beside the umbrella. The thread is its stick. */
  drawing('service-risk', { background: 'aro950' }, (canvas) => {
    const canopy = `M312 372a264 264 0 0 1 528 0${'a44 44 0 0 0 -88 0'.repeat(6)}z`;
    canvas.pattern('dingi', 'aro600', rect(0, 0, 912, 624));
    canvas.fill('aro950', disc(576, 372, 300), rect(276, 372, 600, 252));
    canvas.fill('aro600', rect(0, 624, 912, 96));
    canvas.thread('M576 72V672H912');
    canvas.fill(
      'cotton',
      canopy,
      polygon([360, 504], [444, 420], [528, 504], [528, 624], [360, 624]),
    );
    canvas.pattern('rings', 'aro950', canopy, [336, 84]);
    canvas.fill('aro950', rect(420, 552, 48, 72));
    canvas.fill('aro600', rect(624, 552, 72), rect(708, 552, 72), rect(666, 474, 72));
  }),
];
