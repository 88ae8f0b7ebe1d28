import { drawing } from '../drawing';
import { disc, rect, type Point } from '../geometry';
import { nigeriaOutline } from './nigeria-outline';

/** Cells of two tiles, none beside its like: four patterns in turn that stand for no region. */
const grid = [
  ['igbi', 'rings', 'dingi', 'igbi'],
  ['rings', 'dingi', 'igbi', 'seed'],
  ['dingi', 'igbi', 'seed', 'rings'],
  ['igbi', 'seed', 'dingi', 'igbi'],
  ['seed', 'igbi', 'rings', 'dingi'],
  ['rings', 'seed', 'igbi', 'seed'],
] as const;

/** The country in a plain grid of cloth; the thread goes from Lagos by Abuja and Kano. */
export const nigeria = drawing('nigeria', { ground: 'sanyan' }, (canvas) => {
  const way: Point[] = [
    [0, 494],
    [413, 494],
    [413, 206],
    [912, 206],
  ];
  const portHarcourt: Point = [390, 584];
  const cities: Point[] = [[199, 494], [413, 361], [466, 206], portHarcourt];
  canvas.clip('country', nigeriaOutline, () => {
    canvas.fill('aro900', rect(120, 90, 720, 540));
    for (const tile of ['igbi', 'rings', 'dingi', 'seed'] as const) {
      const cells = grid.flatMap((line, row) =>
        line.map((name, column) =>
          name === tile ? rect(36 + column * 192, 117 + row * 96, 178, 82) : '',
        ),
      );
      canvas.pattern(tile, 'aro300', cells.join(''), [29, 110]);
    }
    canvas.channel(way, 'aro900', 28);
  });
  canvas.thread(way);
  canvas.fill('aro900', ...cities.map(([x, y]) => disc(x, y, 30)));
  canvas.fill('sanyan', ...cities.map(([x, y]) => disc(x, y, 18)));
});
