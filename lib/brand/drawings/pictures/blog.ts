import { drawing } from '../drawing';
import { range, rect } from '../geometry';

/** A broadsheet of bars with one block of cloth; the thread underlines a line. */
export const blog = drawing('blog', { ground: 'sanyan' }, (canvas) => {
  canvas.fill('cotton', rect(192, 60, 576, 660));
  canvas.fill('aro900', rect(240, 108, 480, 72), rect(240, 198, 480, 6));
  canvas.fill('aro900', rect(240, 228, 288, 288));
  canvas.pattern('rings', 'cotton', rect(240, 228, 288, 288), [240, 228]);
  canvas.fill(
    'aro900',
    ...range(6).map((row) => rect(552, 228 + row * 52.5, row === 5 ? 96 : 168, 24)),
  );
  canvas.fill('aro900', rect(240, 540, 408, 24));
  canvas.fill(
    'aro900',
    rect(240, 636, 216, 24),
    rect(504, 636, 216, 24),
    rect(240, 684, 216, 24),
    rect(504, 684, 168, 24),
  );
  canvas.thread([
    [0, 594],
    [912, 594],
  ]);
});
