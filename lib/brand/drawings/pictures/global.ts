import { drawing } from '../drawing';
import { disc, rect, type Point } from '../geometry';

/** A globe of meridians with a dot for West Africa; the thread makes two stops. */
export const global = drawing('global', { ground: 'aro800' }, (canvas) => {
  const [x, y, radius] = [468, 360, 252];
  const lens = (width: number) =>
    `M${x} ${y - radius}a${width} ${radius} 0 0 0 0 ${2 * radius}a${width} ${radius} 0 0 0 0 ${-2 * radius}z`;
  canvas.cloth('seed', { x: 0, y: 24, columns: 2, rows: 2 });
  canvas.cloth('seed', { x: 720, y: 504, columns: 2, rows: 2 });
  canvas.fill('aro800', disc(x, y, radius + 24));
  canvas.fill('cotton', disc(x, y, radius));
  canvas.fill('aro600', lens(186));
  canvas.fill('cotton', lens(96));
  canvas.fill('aro800', rect(x - 3, y - radius, 6, 2 * radius));
  const way: Point[] = [
    [0, 396],
    [420, 396],
    [420, 228],
    [600, 228],
    [600, 132],
    [912, 132],
  ];
  canvas.thread(way);
  canvas.fill('aro800', disc(420, 396, 42), disc(600, 228, 42));
  canvas.fill('alaari', disc(420, 396, 30));
  canvas.fill('cotton', disc(600, 228, 30));
});
