import { drawing } from '../drawing';
import { rect, type Point } from '../geometry';

/** Two cloths overlap; the overlap is the partnership, and the thread ties both. */
export const about = drawing('about', { ground: 'sanyan' }, (canvas) => {
  const way: Point[] = [
    [0, 540],
    [432, 540],
    [432, 396],
    [912, 396],
  ];
  canvas.fill('aro900', rect(144, 108, 384));
  canvas.pattern('rings', 'sanyan', rect(144, 108, 384), [144, 108]);
  canvas.fill('aro600', rect(336, 300, 480, 312));
  canvas.pattern('dingi', 'sanyan', rect(336, 300, 480, 312), [336, 300]);
  canvas.fill('sanyan', rect(322, 286, 220));
  canvas.fill('aro900', rect(336, 300, 192));
  canvas.channel(way);
  canvas.thread(way);
  canvas.knot({ at: [432, 396], size: 96, kind: 'open', colour: 'aro900' });
});
