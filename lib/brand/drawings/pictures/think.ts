import { drawing } from '../drawing';
import { disc, polygon, rect } from '../geometry';

/** A square out of the middle of a circle, one corner turned; the thread goes round it once. */
export const think = drawing('think', { ground: 'aro300' }, (canvas) => {
  canvas.fill('aro950', disc(480, 360, 252));
  canvas.fill('cotton', polygon([384, 264], [576, 264], [672, 360], [672, 552], [384, 552]));
  canvas.pattern('orita', 'aro950', rect(384, 264, 192, 288) + rect(576, 360, 96, 192), [0, 72]);
  canvas.fill('aro300', polygon([576, 264], [576, 360], [672, 360]));
  canvas.thread(
    [
      [0, 204],
      [732, 204],
      [732, 588],
      [324, 588],
      [324, 226],
    ],
    [
      [324, 182],
      [324, 0],
    ],
  );
});
