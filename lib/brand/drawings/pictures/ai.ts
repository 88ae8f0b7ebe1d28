import { drawing } from '../drawing';
import { disc, range, unsteadyHand } from '../geometry';

/** Strewn seeds fall into one column, the column becomes the thread, and order follows it. */
export const ai = drawing('ai', { ground: 'aro950' }, (canvas) => {
  const hand = unsteadyHand(97, 0);
  const strewn = range(48).map((index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    // The nearer to the column, the less a seed strays.
    const stray = 42 - column * 8;
    return disc(hand(42 + column * 90, stray), hand(45 + row * 90, stray), 12);
  });
  const column = [45, 135, 216, 282, 333, 372, 399, 417];
  canvas.fill('aro600', ...strewn);
  canvas.cloth('seed', { x: 672, y: 60, columns: 2, rows: 5, colour: 'cotton' });
  canvas.fill('osun', ...column.map((y, index) => disc(588, y, 24 - index * 2)));
  canvas.thread([
    [588, 420],
    [588, 594],
    [912, 594],
  ]);
});
