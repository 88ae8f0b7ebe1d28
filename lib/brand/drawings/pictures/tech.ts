import { drawing } from '../drawing';
import { polygon, range, rect } from '../geometry';

/** A weave draft as a punched card: cloth was the first program. The thread is one of its rows. */
export const tech = drawing('tech', { ground: 'aro300' }, (canvas) => {
  const [left, top, step, threaded] = [252, 132, 76, 3];
  const cells = range(36).map((index) => ({ column: index % 6, row: Math.floor(index / 6) }));
  type Cell = (typeof cells)[number];
  // A twill: each row's pairs of raised warps move on by one.
  const isRaised = ({ column, row }: Cell) => (column - row + 12) % 4 < 2;
  const hole = ({ column, row }: Cell, size: number) => {
    const inset = (step - size) / 2;
    return rect(left + column * step + inset, top + row * step + inset, size);
  };
  const lowered = cells.filter((cell) => !isRaised(cell) && cell.row !== threaded);
  const y = top + (threaded + 0.5) * step;
  canvas.fill('cotton', polygon([228, 108], [666, 108], [732, 174], [732, 612], [228, 612]));
  canvas.fill('aro300', ...lowered.map((cell) => hole(cell, 22)));
  canvas.thread([
    [0, y],
    [912, y],
  ]);
  canvas.fill('aro950', ...cells.filter(isRaised).map((cell) => hole(cell, 60)));
});
