import { drawing } from '../drawing';
import { polygon, rect } from '../geometry';

/** Two houses of different bond and height on one ground; the thread measures between them. */
export const property = drawing('property', { ground: 'sanyan' }, (canvas) => {
  canvas.fill('aro900', polygon([132, 282], [270, 144], [408, 282], [408, 600], [132, 600]));
  canvas.pattern('orita', 'sanyan', rect(174, 288, 192, 288), [174, 288]);
  canvas.fill('aro600', polygon([480, 438], [660, 258], [840, 438]), rect(516, 438, 288, 162));
  canvas.pattern('bond', 'sanyan', rect(516, 456, 288, 144), [516, 456]);
  canvas.fill('sanyan', rect(618, 504, 84, 96));
  canvas.fill('aro900', rect(0, 600, 912, 24));
  canvas.pattern('dingi', 'aro900', rect(0, 624, 912, 96), [0, 48]);
  canvas.thread(
    [
      [270, 168],
      [270, 102],
      [912, 102],
    ],
    [
      [660, 102],
      [660, 240],
    ],
  );
});
