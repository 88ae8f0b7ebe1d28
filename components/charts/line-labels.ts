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
export type Line = { name: string; first: string; last: string; points: Point[] };

/** From the edge of a plot to its first and last points. */
export const EDGE = 0.43;
/** Of plots, from that of the smallest phone to that of an article's column. */
const WIDTHS = Array.from({ length: 27 }, (_width, index) => 19 + index);
export const heightOf = (width: number) => (width < 34 ? 17 : 19.5);
/** Where to try first and last values, from their points, and how much further away. */
const START = [
  [1, -0.35],
  [-EDGE, 1.7],
  [-EDGE, -0.95],
] as const;
const END = [
  [EDGE, -0.95],
  [-0.9, 1.05],
  [EDGE, 1.7],
] as const;
const STEPS = [0, 0.5, 1, 1.5, 2];

/**
 * Places the first and the last value of each line: near its points, 8 px apart, and off all lines, in plots
 * of all widths. The name is with the first value, or else with the last. A label without a place is left out.
 *
 * @param ticks labels under the scale, the most important first
 * @param strokes lines that labels keep off
 */
export function placeLabels(lines: Line[], ticks: Label[], strokes: Point[][]): Label[] {
  const drawn = strokes.flatMap(divide);
  const labels: Label[] = [];
  const isFree = (label: Label) =>
    WIDTHS.every((width) => {
      const box = boxOf(label, width);
      const isInside = label.place[1] === 100 || box.bottom < heightOf(width);
      const isApart = !labels.some((other) => areNear(box, boxOf(other, width), 0.58));
      return isInside && isApart && !drawn.some((it) => areNear(box, boxAt(it, width), 0.3));
    });
  const add = (choices: readonly Label[]) => {
    const label = choices.find(isFree);
    if (label) labels.push(label);
    return label?.name !== undefined;
  };
  for (const tick of ticks) add([tick]);
  const named = lines.map(({ points: [place = [0, 0]], first: value, name }) =>
    add(listPlaces({ place, value, name, anchor: 'start' }, START)),
  );
  lines.forEach(({ points, last: value, name }, index) => {
    const place = points.at(-1) ?? [0, 0];
    add(listPlaces({ place, value, name: named[index] ? '' : name, anchor: 'end' }, END));
  });
  return labels;
}

/** The best place first; after those with the name, the ones without it. */
function listPlaces({ name, ...bare }: Omit<Label, 'offset'>, offsets: readonly Point[]): Label[] {
  const all = STEPS.flatMap((step) => offsets.map(([x, y]): Point => [x, y + Math.sign(y) * step]));
  const named = all.flatMap(([x, y]): Label[] => [
    { ...bare, name, offset: [x, y] },
    { ...bare, name, offset: [x, y < 0 ? y - 1.4 : y], below: 1.4 },
  ]);
  return [...(name ? named : []), ...all.map((offset) => ({ ...bare, offset }))];
}

/** Points of a stroke, nearer to each other than a label is high. */
function divide(points: readonly Point[]): Point[] {
  return points.flatMap(([x, y], index) => {
    const [toX, toY] = points[index + 1] ?? [x, y];
    const shares = Array.from({ length: 60 }, (_share, step) => step / 60);
    return shares.map((share): Point => [x + (toX - x) * share, y + (toY - y) * share]);
  });
}

type Box = { left: number; right: number; top: number; bottom: number };

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
