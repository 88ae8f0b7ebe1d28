import { drawing } from '../drawing';
import { range, rect } from '../geometry';

/** A perforated receipt whose last band is cut away; the thread is the cut. */
export const tax = drawing('tax', { ground: 'aro900' }, (canvas) => {
  const teeth = (step: number) => `l${step} 24l${step} -24`.repeat(9);
  canvas.cloth('igbi', { x: 0, y: 24, columns: 2, rows: 4 });
  canvas.cloth('igbi', { x: 720, y: 528, columns: 2, rows: 2 });
  canvas.fill('cotton', `M264 0h432v408${teeth(-24)}z`);
  canvas.fill('aro900', rect(312, 48, 192, 60), rect(588, 48, 60, 60));
  for (const row of range(4)) {
    const y = 144 + row * 36;
    canvas.fill('aro900', rect(312, y, [240, 192, 216, 144][row] ?? 0, 12), rect(600, y, 48, 12));
  }
  canvas.pattern('ato', 'aro900', rect(288, 288, 384, 96), [0, 0]);
  canvas.thread([
    [0, 480],
    [912, 480],
  ]);
  canvas.fill('cotton', `M216 528${teeth(24)}v84h-432z`);
  canvas.fill('aro600', rect(264, 576, 240, 24), rect(552, 576, 48, 24));
});
