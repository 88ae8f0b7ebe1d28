import { drawing } from '../drawing';
import { disc, rect } from '../geometry';

/** A till's drawer from above: notes, coins, and one compartment that is lit. */
export const sme = drawing('sme', { ground: 'aro800' }, (canvas) => {
  canvas.fill('aro600', rect(132, 102, 696, 480), rect(408, 582, 144, 36));
  canvas.fill('aro800', rect(156, 126, 132, 240), rect(312, 126, 132, 240));
  canvas.fill(
    'aro800',
    rect(156, 390, 228, 168),
    rect(408, 390, 144, 168),
    rect(576, 390, 228, 168),
  );
  canvas.fill('cotton', rect(468, 126, 336, 240));
  canvas.pattern('rings', 'aro800', rect(492, 150, 288, 192), [492, 150]);
  for (const x of [180, 336]) {
    canvas.fill('cotton', rect(x, 150, 84, 192));
    canvas.fill('aro800', disc(x + 42, 246, 24));
  }
  canvas.fill('cotton', disc(222, 474, 48), disc(324, 474, 36), disc(480, 474, 48));
  canvas.fill('cotton', ...[630, 690, 750].flatMap((x) => [disc(x, 444, 21), disc(x, 504, 21)]));
  canvas.thread([
    [480, 600],
    [912, 600],
  ]);
});
