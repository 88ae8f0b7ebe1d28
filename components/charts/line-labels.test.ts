import { scaleLinear } from 'd3-scale';
import fc from 'fast-check';
import { boxOf, heightOf, placeLabels } from './line-labels';

const NAMES = ['Bill in naira', 'Deposit in pounds'];

/** Two lines over equal steps, each with two values, and their labels. */
function place(steps: readonly (readonly [number, number])[]) {
  const lines = NAMES.map((name, index) => ({
    ...{ name, first: '£11,953', last: '1,731.6' },
    points: steps.map((step, x) => [(x / (steps.length - 1)) * 100, step[index] ?? 0] as const),
  }));
  const strokes = lines.map(({ points }) => points);
  return { strokes, labels: placeLabels(lines, [], strokes) };
}

test('labels are 8 px apart and on no line, in columns from 320 to 640 px', () => {
  const check = (steps: [number, number][]) => {
    const { strokes, labels } = place(steps);
    for (let width = 22; width <= 45; width += 0.5) {
      const boxes = labels.map((label) => boxOf(label, width));
      for (const [index, a] of boxes.entries()) {
        const gaps = boxes
          .slice(index + 1)
          .map((b) =>
            Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom),
          );
        expect(Math.min(1, ...gaps) * 14).toBeGreaterThan(8);
        const across = scaleLinear([0, 49], [a.left, a.right]);
        const isHit = strokes.some((points) => {
          const xs = points.map(([x]) => (x / 100) * width);
          const ys = points.map(([, y]) => (y / 100) * heightOf(width));
          const heightAt = scaleLinear(xs, ys).clamp(true);
          const heights = Array.from({ length: 50 }, (_x, part) => heightAt(across(part)));
          return heights.some((height) => height > a.top && height < a.bottom);
        });
        expect(isHit).toBe(false);
      }
    }
  };
  const reading = fc.integer({ min: 11, max: 87 });
  const steps = fc.array(fc.tuple(reading, reading), { minLength: 2, maxLength: 8 });
  fc.assert(fc.property(steps, check), { seed: 1, numRuns: 20 });
});

test.each([
  // Crossing, parting, and one upon the other.
  [[11, 57] as const, [57, 57] as const, [87, 57] as const],
  [[50, 54] as const, [30, 60] as const, [11, 87] as const],
  [[40, 40] as const, [40, 40] as const],
])('two lines have their names and all their values, however near: %#', (...steps) => {
  const { labels } = place(steps);
  expect(labels.flatMap(({ name }) => name ?? []).sort()).toEqual(NAMES);
  expect(labels).toHaveLength(4);
});
