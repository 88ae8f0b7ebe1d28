import { drawing } from '../drawing';
import type { TileName } from '../tiles';

/** A stem with three uneven pairs of leaves; the thread is the stem. */
export const growth = drawing('growth', { ground: 'sanyan' }, (canvas) => {
  /** Two quarter circles meet: the upper half is light, the lower dark and perhaps veined. */
  const leaf = (side: 'left' | 'right', foot: number, size: number, veins?: TileName) => {
    const [sign, outer, inner] = side === 'right' ? [1, 1, 0] : [-1, 0, 1];
    const half = (sweep: number) =>
      `M${480 + sign * 18} ${foot}a${size} ${size} 0 0 ${sweep} ${sign * size} ${-size}z`;
    canvas.fill('aro600', half(outer));
    canvas.fill('aro900', half(inner));
    if (veins) canvas.pattern(veins, 'sanyan', half(inner));
  };
  leaf('left', 582, 246, 'dingi');
  leaf('right', 510, 210);
  leaf('left', 324, 162);
  leaf('right', 294, 168, 'seed');
  leaf('left', 186, 72, 'dingi');
  leaf('right', 168, 54);
  canvas.thread([
    [0, 606],
    [480, 606],
    [480, 108],
  ]);
});
