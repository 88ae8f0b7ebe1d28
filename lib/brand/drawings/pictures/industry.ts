import { drawing } from '../drawing';
import { disc, polygon, range, rect, type Point } from '../geometry';

/** A gear of twelve teeth as a loom's beam: thread goes in, cloth comes off. */
export const industry = drawing('industry', { ground: 'aro900' }, (canvas) => {
  const [x, y] = [384, 360];
  const turn = (angle: number, [along, across]: Point): Point => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const round = (value: number) => Math.round(value * 2) / 2;
    return [round(x + along * cos - across * sin), round(y + along * sin + across * cos)];
  };
  const corners: Point[] = [
    [-246, -30],
    [246, -30],
    [246, 30],
    [-246, 30],
  ];
  const pairOfTeeth = (index: number) =>
    polygon(...corners.map((corner) => turn((index * Math.PI) / 6, corner)));
  const stripes = [
    { radius: 120, width: 12 },
    { radius: 99, width: 6 },
    { radius: 69, width: 12 },
  ];

  canvas.fill('cotton', disc(x, y, 201), ...range(6).map(pairOfTeeth));
  canvas.fill('aro900', disc(x, y, 162), rect(x, y - 162, 528, 132));
  canvas.thread([
    [0, y + 132],
    [x, y + 132],
  ]);
  canvas.fill('aro600', disc(x, y, 144));
  for (const { radius, width } of stripes) canvas.line('cotton', width, disc(x, y, radius));
  canvas.fill('aro600', rect(x, y - 144, 528, 96));
  for (const { radius, width } of stripes)
    canvas.fill('cotton', rect(x, y - radius - width / 2, 528, width));
  canvas.fill('aro900', disc(x, y, 48));
});
