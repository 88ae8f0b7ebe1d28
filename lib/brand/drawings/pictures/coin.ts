import { drawing } from '../drawing';
import { disc, rect, square } from '../geometry';

/** Six stacked coins that sway, their colours changing places over a split ground. */
export const coin = drawing('coin', { ground: 'aro300' }, (canvas) => {
  const sway = [462, 504, 450, 492, 468];
  canvas.fill('aro900', rect(480, 0, 432, 720));
  canvas.thread([
    [0, 546],
    [480, 546],
    [480, 228],
    [912, 228],
  ]);
  const stack = (face: 'aro900' | 'aro300', edge: 'aro900' | 'aro300') => {
    for (const [index, x] of sway.entries()) {
      const y = 492 - index * 53;
      canvas.fill(edge, disc(x, y, 120));
      canvas.fill(face, disc(x, y, 109));
    }
  };
  canvas.clip('left', rect(0, 0, 480, 720), () => stack('aro900', 'aro300'));
  canvas.clip('right', rect(480, 0, 432, 720), () => stack('aro300', 'aro900'));
  canvas.fill('aro900', disc(498, 228, 120));
  canvas.fill('osun', disc(498, 228, 109));
  canvas.line('aro900', 6, disc(498, 228, 84), square(498, 228, 66));
});
