/** A text of a plot: its place is in per cent of the plot, all else in em of the letters. */
export type Label = {
  place: Point;
  /** From the place to the baseline. */
  offset: Point;
  anchor: 'start' | 'middle' | 'end';
  value: string;
  /** Beside the value, or as many em under it. */
  name?: string | undefined;
  below?: number;
};

type Point = readonly [x: number, y: number];
export type Line = { name: string; first: string; last: string; points: readonly Point[] };
type Box = { left: number; right: number; top: number; bottom: number };

/** From the edge of a plot to its first and last points. */
export const EDGE = 0.43;
/** Of plots, from that of the smallest phone to that of an article's column. */
const WIDTHS = Array.from({ length: 27 }, (_width, index) => 19 + index);
export const heightOf = (width: number) => (width < 34 ? 17 : 19.5);
/** Where to try first and last values, from their points, and how far away from there. */
const STARTS = [
  [1, -0.25],
  [-EDGE, 1.7],
  [-EDGE, -0.95],
] as const;
const ENDS = [
  [EDGE, -0.95],
  [-0.9, 1.05],
  [EDGE, 1.7],
] as const;
const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3];

/**
 * Places the first and the last value of each line: near its points, 8 px apart, and off all lines, in plots
 * of all widths. The name is with the first value, or else with the last. A label without a place is left out.
 *
 * @param ticks labels under the scale, the most important first
 * @param mark where a line down to the scale begins
 */
export function placeLabels(
  lines: readonly Line[],
  ticks: readonly Label[],
  mark?: Point,
): Label[] {
  const ends = lines.flatMap(({ points }) => points);
  const strokes = lines.flatMap(({ points }) =>
    points.flatMap((from, index) => divide(from, points[index + 1] ?? from)),
  );
  if (mark) strokes.push(...divide(mark, [mark[0], 100]));
  const labels: Label[] = [];
  const isFree = (label: Label, width: number) => {
    const box = boxOf(label, width);
    const own = boxAt(label.place, width);
    const [low, high] = [Math.min(box.top, own.top), Math.max(box.bottom, own.top)];
    /** Beyond the end of another line, a label would seem to be of that one. */
    const isPassed = ({ left, top }: Box) =>
      left === own.left && top !== own.top && top > low && top < high;
    return (
      (label.place[1] === 100 || box.bottom < heightOf(width)) &&
      !labels.some((other) => areNear(box, boxOf(other, width), 0.58)) &&
      !strokes.some((point) => areNear(box, boxAt(point, width), 0.25)) &&
      !ends.map((end) => boxAt(end, width)).some((end) => areNear(box, end, 0.45) || isPassed(end))
    );
  };
  const add = (choices: Label[]) => {
    const label = choices.find((it) => WIDTHS.every((width) => isFree(it, width)));
    if (label) labels.push(label);
    return label?.name !== undefined;
  };
  for (const tick of ticks) add([tick]);
  const unnamed = lines.filter(
    ({ points: [place = [0, 0]], first: value, name }) =>
      !add(listPlaces({ place, value, name, anchor: 'start' }, STARTS, 3)),
  );
  for (const line of lines) {
    const [place = [0, 0]] = line.points.slice(-1);
    const name = unnamed.includes(line) ? line.name : undefined;
    add(listPlaces({ place, value: line.last, name, anchor: 'end' }, ENDS));
  }
  return labels;
}

/** The best place first; after those within some steps, the name is left out. */
function listPlaces(label: Omit<Label, 'offset'>, offsets: readonly Point[], steps = STEPS.length) {
  const { name, ...bare } = label;
  const all = STEPS.flatMap((step) => offsets.map(([x, y]): Point => [x, y + Math.sign(y) * step]));
  const named = all.slice(0, steps * offsets.length).flatMap(([x, y]): Label[] => [
    { ...label, offset: [x, y] },
    { ...label, offset: [x, y < 0 ? y - 1.4 : y], below: 1.4 },
  ]);
  return [...(name ? named : []), ...all.map((offset): Label => ({ ...bare, offset }))];
}

/** Points of a stroke, nearer to each other than a label is high. */
function divide([x, y]: Point, [toX, toY]: Point): Point[] {
  const shares = Array.from({ length: 60 }, (_share, index) => index / 60);
  return shares.map((share) => [x + (toX - x) * share, y + (toY - y) * share]);
}

/** What a label covers, in a plot of a width. */
export function boxOf({ place, offset, anchor, value, name, below }: Label, width: number): Box {
  const { left: x, top: y } = boxAt(place, width);
  const [own, other] = [value.length * 0.66, name ? name.length * 0.53 + 0.6 : 0];
  const size = below ? Math.max(own, other) : own + other;
  const left = x + offset[0] - size * { start: 0, middle: 0.5, end: 1 }[anchor];
  const baseline = y + offset[1];
  return { left, right: left + size, top: baseline - 0.75, bottom: baseline + 0.2 + (below ?? 0) };
}

function boxAt([x, y]: Point, width: number): Box {
  const [left, top] = [(x / 100) * width, (y / 100) * heightOf(width)];
  return { left, right: left, top, bottom: top };
}

function areNear(a: Box, b: Box, gap: number): boolean {
  const isApart = a.left >= b.right + gap || b.left >= a.right + gap;
  return !isApart && a.top < b.bottom + gap && b.top < a.bottom + gap;
}
