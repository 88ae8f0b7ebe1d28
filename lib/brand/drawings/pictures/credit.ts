import { drawing } from '../drawing';
import { range, square, type Point } from '../geometry';

/** Nested squares as steps; the thread climbs and returns: borrow and repay. */
export const credit = drawing('credit', { ground: 'aro800' }, (canvas) => {
  const up = range(4).flatMap((step): Point[] => {
    const [x, y] = [255 + step * 50, 585 - step * 50];
    return [
      [x, y],
      [x, y - 50],
    ];
  });
  const top: Point[] = [
    [455, 385],
    [455, 360],
    [505, 360],
    [505, 385],
  ];
  const down = up.map(([x, y]): Point => [960 - x, y]).reverse();
  const way: Point[] = [[0, 585], ...up, ...top, ...down, [912, 585]];

  canvas.fill('aro600', square(480, 360, 500));
  canvas.fill('aro800', square(480, 360, 400));
  canvas.pattern('dingi', 'aro600', square(480, 360, 400));
  canvas.fill('aro600', square(480, 360, 300));
  canvas.fill('aro800', square(480, 360, 200));
  canvas.channel(way, 'aro800', 28);
  canvas.fill('cotton', square(480, 360, 100));
  canvas.thread(way);
});
