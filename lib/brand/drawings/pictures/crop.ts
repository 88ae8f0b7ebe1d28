import { drawing } from '../drawing';
import { range, rect } from '../geometry';

/** Field ridges from above; the thread is the water between them. */
export const crop = drawing('crop', { ground: 'aro900' }, (canvas) => {
  canvas.fill('aro600', ...range(6).map((row) => rect(0, 36 + row * 48, 444, 24)));
  canvas.fill('cotton', ...range(8).map((column) => rect(528 + column * 48, 0, 24, 300)));
  for (const ring of range(6)) {
    const radius = 420 - ring * 60;
    const colour = ring % 2 === 0 ? 'cotton' : 'aro600';
    canvas.line(colour, 24, `M${24 + radius} 804A${radius} ${radius} 0 0 0 24 ${804 - radius}`);
  }
  canvas.cloth('iye', { x: 528, y: 384, columns: 4, rows: 3, colour: 'cotton', dye: 'aro600' });
  canvas.thread(
    [
      [0, 342],
      [912, 342],
    ],
    [
      [486, 342],
      [486, 720],
    ],
  );
});
