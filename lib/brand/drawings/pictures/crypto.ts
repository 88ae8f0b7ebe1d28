import { drawing } from '../drawing';
import { rect, route } from '../geometry';

/** Four linked square frames; the last link is open. */
export const crypto = drawing('crypto', { ground: 'aro300' }, (canvas) => {
  canvas.line('aro950', 42, rect(186, 120, 192));
  canvas.line('aro600', 42, rect(318, 212, 192));
  canvas.thread([
    [0, 360],
    [912, 360],
  ]);
  canvas.line('aro950', 42, rect(450, 304, 192));
  canvas.line(
    'alaari',
    42,
    route([774, 456], [774, 396], [582, 396], [582, 588], [774, 588], [774, 528]),
  );
  // Where a link passes over the next one's upper bar.
  canvas.line('aro950', 42, route([378, 185], [378, 239]), route([642, 369], [642, 423]));
  canvas.line('aro600', 42, route([510, 277], [510, 331]));
});
