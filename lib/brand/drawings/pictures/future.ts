import { drawing } from '../drawing';
import { polygon, rect, route } from '../geometry';

/** An open doorway behind three receding frames; the thread runs through at knee height. */
export const future = drawing('future', { ground: 'aro950' }, (canvas) => {
  canvas.fill(
    'cotton',
    rect(408, 282, 144, 270),
    polygon([408, 552], [552, 552], [384, 720], [240, 720]),
  );
  canvas.line('aro600', 12, route([366, 576], [366, 246], [594, 246], [594, 576]));
  canvas.line('aro600', 24, route([294, 624], [294, 198], [666, 198], [666, 624]));
  canvas.line('aro600', 48, route([174, 720], [174, 126], [786, 126], [786, 720]));
  canvas.thread([
    [0, 492],
    [912, 492],
  ]);
});
