import { scaleLinear } from 'd3-scale';
import fc from 'fast-check';
import { boxOf, heightOf, type Line, placeLabels } from './line-labels';

const NAMES = ['Bill in naira', 'Deposit in pounds', 'Loan', 'Dollar loan repaid', 'Rent'];

/** Lines over a scale of equal steps, as many as the shortest has values. */
function makeLines(rows: readonly (readonly number[])[]): Line[] {
  const { length } = rows.reduce((a, b) => (a.length < b.length ? a : b));
  return rows.map((row, index) => ({
    ...{ name: NAMES[index] ?? '', first: '£11,953', last: '1,731.6' },
    points: row.slice(0, length).map((y, place) => [(place / (length - 1)) * 100, y]),
  }));
}

test('labels are 8 px apart and on no line, in columns from 320 to 640 px', () => {
  const check = (rows: number[][]) => {
    const lines = makeLines(rows);
    const scales = lines.map(({ points }) =>
      scaleLinear(
        points.map(([x]) => x),
        points.map(([, y]) => y),
      ),
    );
    const labels = placeLabels(lines, []);
    for (let width = 22; width <= 45; width += 0.5) {
      const boxes = labels.map((label) => boxOf(label, width));
      const faults = boxes.flatMap((a, index) => {
        const isApart = boxes.slice(index + 1).every((b) => {
          const gaps = [b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom];
          return Math.max(...gaps) * 14 >= 8;
        });
        const places = Array.from(
          { length: 50 },
          (_place, step) => a.left + (step / 49) * (a.right - a.left),
        );
        const inside = places.filter((place) => place >= 0 && place <= width);
        const heights = inside.flatMap((place) =>
          scales.map((y) => (y((place / width) * 100) / 100) * heightOf(width)),
        );
        return isApart && heights.every((y) => y < a.top || y > a.bottom) ? [] : [labels[index]];
      });
      expect(faults).toEqual([]);
    }
  };
  const row = fc.array(fc.integer({ min: 11, max: 87 }), { minLength: 2, maxLength: 6 });
  fc.assert(fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), check), { seed: 1 });
});

test.each([
  [
    'cross',
    [
      [11, 57, 87],
      [57, 57, 57],
    ],
  ],
  [
    'begin near each other',
    [
      [50, 30, 11],
      [54, 60, 87],
    ],
  ],
  [
    'end near each other',
    [
      [11, 40, 60],
      [87, 70, 64],
      [30, 30, 30],
    ],
  ],
  [
    'are one',
    [
      [40, 40],
      [40, 40],
    ],
  ],
])('lines that %s have their names, and all their values', (_what, rows) => {
  const labels = placeLabels(makeLines(rows), []);
  expect(labels.flatMap(({ name }) => name ?? []).sort()).toEqual(NAMES.slice(0, rows.length));
  expect(labels).toHaveLength(2 * rows.length);
});
