import { drawing } from '../drawing';
import { range, rect, square } from '../geometry';

/** A scaffold around the one block that stands; the thread is the plumb string. */
export const startup = drawing('startup', { ground: 'aro950' }, (canvas) => {
  const frames = range(3).flatMap((row) =>
    range(4).map((column) => rect(192 + column * 144, 174 + row * 144, 144)),
  );
  canvas.line(
    'aro600',
    12,
    ...frames,
    rect(192, 48, 144, 126),
    'M480 174v-72M624 174v-120M768 174v-48',
  );
  canvas.fill('aro950', rect(330, 312, 300, 300));
  canvas.cloth('ato', { x: 336, y: 318, columns: 3, rows: 3, colour: 'aro950', dye: 'cotton' });
  canvas.channel([
    [552, 0],
    [552, 238],
  ]);
  canvas.thread([
    [552, 0],
    [552, 238],
  ]);
  canvas.fill('aro950', square(552, 252, 108));
  canvas.fill('alaari', square(552, 252, 84));
});
