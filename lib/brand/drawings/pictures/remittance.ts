import { drawing } from '../drawing';
import { polygon, rect, square } from '../geometry';

/** Two shores and a ferry of squares; the thread takes it across. */
export const remittance = drawing('remittance', { ground: 'sanyan' }, (canvas) => {
  canvas.cloth('igbi', { x: 192, y: 504, columns: 6, rows: 3, colour: 'aro600' });
  canvas.fill('aro900', rect(0, 384, 192, 336), rect(768, 192, 144, 528));
  canvas.pattern('ato', 'sanyan', rect(0, 408, 192, 288), [0, 408]);
  canvas.pattern('orita', 'sanyan', rect(792, 216, 96, 480), [792, 216]);
  canvas.thread([
    [0, 348],
    [228, 348],
    [228, 420],
    [732, 420],
    [732, 156],
    [912, 156],
  ]);
  canvas.fill('aro600', polygon([252, 438], [708, 438], [600, 546], [360, 546]));
  canvas.fill('sanyan', polygon([282, 468], [678, 468], [666, 480], [294, 480]));
  canvas.fill('aro900', square(384, 366, 96), square(492, 366, 96), square(600, 366, 96));
  canvas.fill('aro600', square(438, 258, 96));
  canvas.fill('alaari', square(546, 258, 96));
});
