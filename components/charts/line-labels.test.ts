import { scaleLinear } from 'd3-scale';
import fc from 'fast-check';
import { boxOf, heightOf, placeLabels } from './line-labels';

const NAMES = ['Bill in naira', 'Deposit in pounds', 'Loan', 'Dollar loan repaid', 'Rent'];

/** Lines over equal steps, as many as the shortest has values, and their labels. */
function place(rows: readonly (readonly number[])[]) {
  const { length } = rows.reduce((a, b) => (a.length < b.length ? a : b));
  const lines = rows.map((row, index) => ({
    ...{ name: NAMES[index] ?? '', first: '£11,953', last: '1,731.6' },
    points: row.slice(0, length).map((y, step) => [(step / (length - 1)) * 100, y] as const),
  }));
  return { lines, labels: placeLabels(lines, []) };
}

test('labels are 8 px apart and on no line, in columns from 320 to 640 px', () => {
  const check = (rows: number[][]) => {
    const { lines, labels } = place(rows);
    for (let width = 22; width <= 45; width += 0.5) {
      const toEm = (it: readonly number[]) => it.map((share) => (share / 100) * width);
      const heights = lines.map(({ points }) =>
        scaleLinear(
          toEm(points.map(([x]) => x)),
          points.map(([, y]) => (y / 100) * heightOf(width)),
        ).clamp(true),
      );
      const boxes = labels.map((label) => boxOf(label, width));
      for (const [index, a] of boxes.entries()) {
        const gaps = boxes
          .slice(index + 1)
          .map((b) =>
            Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom),
          );
        expect(Math.min(1, ...gaps) * 14).toBeGreaterThan(8);
        const isHit = (y: (x: number) => number) =>
          Array.from({ length: 50 }, (_x, step) =>
            y(a.left + (step / 49) * (a.right - a.left)),
          ).some((height) => height > a.top && height < a.bottom);
        expect(heights.some(isHit)).toBe(false);
      }
    }
  };
  const row = fc.array(fc.integer({ min: 11, max: 87 }), { minLength: 2, maxLength: 6 });
  const rows = fc.array(row, { minLength: 1, maxLength: 5 });
  fc.assert(fc.property(rows, check), { seed: 1, numRuns: 20 });
});

test('lines have their names and all their values, however near they are to each other', () => {
  const near = [
    [
      [11, 57, 87],
      [57, 57, 57],
    ],
    [
      [50, 30, 11],
      [54, 60, 87],
    ],
    [
      [40, 40],
      [40, 40],
    ],
  ];
  for (const { labels } of near.map(place)) {
    expect(labels.flatMap(({ name }) => name ?? []).sort()).toEqual(NAMES.slice(0, 2));
    expect(labels).toHaveLength(4);
  }
});
