import { drawing } from '../drawing';
import { rect } from '../geometry';

/** A calabash in section, filled at three levels: save, protect, grow. */
export const wealth = drawing('wealth', { ground: 'aro900' }, (canvas) => {
  for (const x of [48, 720]) {
    canvas.cloth('igbi', { x, y: 0, columns: 2, rows: 3 });
    canvas.cloth('igbi', { x, y: 336, columns: 2, rows: 4 });
  }
  const calabash =
    'M456 102h48v24c0 40 60 46 60 102c0 50 -30 60 -30 84c0 24 108 40 108 138a162 162 0 0 1 -324 0' +
    'c0 -98 108 -114 108 -138c0 -24 -30 -34 -30 -84c0 -56 60 -62 60 -102z';
  canvas.fill('cotton', calabash);
  canvas.clip('calabash', calabash, () => {
    canvas.fill('aro600', rect(300, 384, 360, 66));
    canvas.fill('alaari', rect(300, 456, 360, 60));
    canvas.fill('aro900', rect(300, 522, 360, 90));
    canvas.pattern('seed', 'cotton', rect(300, 522, 360, 90), [0, 42]);
  });
  canvas.thread([
    [0, 312],
    [912, 312],
  ]);
});
