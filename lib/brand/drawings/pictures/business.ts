import { drawing } from '../drawing';
import { range } from '../geometry';

/** A market stall from above: an awning over a grid of goods, no two woven alike. */
export const business = drawing('business', { ground: 'aro950' }, (canvas) => {
  const stripe = (index: number) => `M${144 + index * 96} 36h96v96a48 48 0 0 1 -96 0z`;
  canvas.fill('cotton', ...[0, 2, 4, 6].map(stripe));
  canvas.fill('aro600', ...[1, 3, 5].map(stripe));
  const goods = [
    ['rings', 'cotton', 'aro600'],
    ['seed', 'aro600', 'aro950'],
    ['ato', 'aro950', 'cotton'],
    ['igbi', 'aro600', 'aro950'],
    ['iye', 'aro950', 'cotton'],
    ['orita', 'cotton', 'aro600'],
  ] as const;
  for (const index of range(6)) {
    const good = goods[index];
    if (!good) continue;
    const [tile, colour, dye] = good;
    const [x, y] = [192 + (index % 3) * 192, index < 3 ? 222 : 414];
    canvas.cloth(tile, { x, y, columns: 2, rows: 2, colour, dye });
  }
  canvas.thread([
    [0, 204],
    [804, 204],
    [804, 588],
    [912, 588],
  ]);
});
