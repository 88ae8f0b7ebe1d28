import { drawing } from '../drawing';
import { disc, polygon, rect } from '../geometry';

/** A square weight on its plumb line over a level; the thread is the line. */
export const why = drawing('why', { ground: 'aro900' }, (canvas) => {
  canvas.cloth('ato', { x: 0, y: 24, columns: 3, rows: 7 });
  canvas.thread([
    [576, 0],
    [576, 180],
  ]);
  canvas.fill('cotton', polygon([480, 162], [672, 162], [672, 354], [576, 450], [480, 354]));
  canvas.fill('aro600', rect(480, 210, 192, 24));
  canvas.fill('cotton', rect(336, 504, 480, 96));
  canvas.fill('aro600', rect(480, 528, 192, 48));
  canvas.fill('cotton', disc(576, 552, 18));
  canvas.fill('aro900', rect(522, 528, 6, 48), rect(624, 528, 6, 48));
});
