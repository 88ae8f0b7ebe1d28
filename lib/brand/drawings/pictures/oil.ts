import { drawing } from '../drawing';
import { rect } from '../geometry';

/** One drop over a banded barrel in the waves; the thread is their level. */
export const oil = drawing('oil', { ground: 'sanyan' }, (canvas) => {
  canvas.cloth('igbi', { x: -84, y: 426, columns: 4, rows: 4, colour: 'aro900' });
  canvas.cloth('igbi', { x: 660, y: 426, columns: 4, rows: 4, colour: 'aro900' });
  canvas.fill('aro900', 'M480 108l66 66a93 93 0 1 1 -132 0z');
  canvas.fill('aro900', rect(312, 366, 336, 36), rect(324, 402, 312, 318));
  canvas.fill('aro600', rect(312, 480, 336, 36), rect(312, 594, 336, 36));
  canvas.thread([
    [0, 414],
    [912, 414],
  ]);
});
