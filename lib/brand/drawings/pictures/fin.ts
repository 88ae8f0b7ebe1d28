import { drawing } from '../drawing';
import { range, rect } from '../geometry';

/** A ledger of two columns with equal totals; the thread is the double rule under them. */
export const fin = drawing('fin', { ground: 'aro300' }, (canvas) => {
  const debits = [264, 120, 192, 96, 216];
  const credits = [144, 288, 72, 240, 168];
  const entries = (right: number, widths: number[]) =>
    widths.map((width, row) => rect(right - width, 168 + row * 60, width, 30));
  const totals = rect(156, 480, 300, 60) + rect(504, 480, 300, 60);

  canvas.fill('cotton', rect(132, 60, 696, 600));
  canvas.fill('aro300', ...range(6).map((row) => rect(132, 153 + row * 60, 696, 3)));
  canvas.fill('aro900', rect(132, 60, 696, 60), ...entries(456, debits), ...entries(804, credits));
  canvas.fill('aro900', totals);
  canvas.pattern('dingi', 'aro300', totals);
  canvas.fill('alaari', rect(477, 60, 6, 600));
  canvas.thread([
    [912, 564],
    [162, 564],
    [162, 594],
    [912, 594],
  ]);
});
