import { drawing } from '../drawing';
import { rect, square } from '../geometry';

/** For an article without a picture of its own: a frame lights up the cloth behind it. */
export const post = drawing('post', { ground: 'aro800' }, (canvas) => {
  canvas.cloth('rings', { x: 0, y: 72, columns: 2, rows: 5 });
  canvas.cloth('dingi', { x: 768, y: 72, columns: 1, rows: 6 });
  canvas.pattern('rings', 'cotton', rect(288, 168, 384, 288) + rect(288, 456, 288, 96), [0, 72]);
  canvas.line('cotton', 36, square(480, 360, 432));
  canvas.channel([
    [756, 504],
    [876, 504],
  ]);
  canvas.thread([
    [0, 612],
    [624, 612],
    [624, 504],
    [912, 504],
  ]);
});
