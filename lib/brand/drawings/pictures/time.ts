import { drawing } from '../drawing';
import { rect, square } from '../geometry';

/** A square clock face with twelve ticks; the thread is both hands and opens a quarter of cloth. */
export const time = drawing('time', { ground: 'sanyan' }, (canvas) => {
  canvas.fill('aro900', square(480, 360, 504));
  canvas.fill('cotton', rect(480, 204, 156));
  canvas.pattern('dingi', 'aro900', rect(480, 204, 156), [480, 204]);
  for (const hour of [-1, 0, 1]) {
    const length = hour === 0 ? 48 : 24;
    const [x, y] = [468 + hour * 144, 348 + hour * 144];
    canvas.fill('sanyan', rect(x, 132, 24, length), rect(x, 588 - length, 24, length));
    canvas.fill('sanyan', rect(252, y, length, 24), rect(708 - length, y, length, 24));
  }
  canvas.channel(
    [
      [480, 108],
      [480, 360],
      [732, 360],
    ],
    'aro900',
    36,
  );
  canvas.thread([
    [480, 0],
    [480, 360],
    [912, 360],
  ]);
  canvas.fill('aro900', square(480, 360, 84));
  canvas.knot({ at: [480, 360], size: 60, kind: 'closed', colour: 'alaari' });
});
