import { drawing } from '../drawing';
import { arch } from '../geometry';

/** Three nested arches, the innermost filled; the thread passes under the middle one alone. */
export const gen = drawing('gen', { ground: 'aro600' }, (canvas) => {
  canvas.fill('aro950', arch(480, 672, 102, 720));
  canvas.pattern('dingi', 'aro600', arch(480, 672, 102, 720));
  canvas.fill('aro600', arch(480, 504, 186, 720));
  canvas.fill('cotton', arch(480, 432, 222, 720));
  canvas.fill('aro600', arch(480, 312, 282, 720));
  canvas.fill('aro950', arch(480, 240, 318, 720));
  canvas.pattern('seed', 'cotton', arch(480, 240, 318, 720), [360, 318]);
  // The thread's channel, within the patterned arches alone.
  canvas.line('aro950', 36, 'M144 594h84M360 594h240M732 594h84');
  canvas.thread(
    [
      [0, 594],
      [264, 594],
    ],
    [
      [324, 594],
      [636, 594],
    ],
    [
      [696, 594],
      [912, 594],
    ],
  );
});
