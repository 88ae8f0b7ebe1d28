import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { Chart as ChartData } from '@/lib/finance/charts';
import { Chart } from './chart';

const toValue = (value: number) => ({ text: `₦${value}`, value });

function renderChart(chart: ChartData): HTMLElement {
  render(<Chart chart={chart} title="Our costs" />);
  return screen.getByRole('figure');
}

const readNumber = (element: Element | null | undefined, name: string) =>
  parseFloat(element?.getAttribute(name) ?? '');

/** Returns the bars from top to bottom. Positions are percentages of the width of the chart. */
function readBars(chart: HTMLElement) {
  const patternId = chart.querySelector('pattern')?.id;
  return Array.from(chart.querySelectorAll('svg + svg'), (bar) => {
    const [area, zeroLine, pattern] = bar.children;
    const start = readNumber(bar.previousElementSibling, 'width');
    const end = start + (readNumber(bar, 'width') * readNumber(area, 'width')) / 100;
    return {
      text: bar.nextElementSibling?.textContent,
      range: [start, end],
      zero: zeroLine?.getAttribute('x') === '100%' ? end : start,
      hasPattern: pattern?.getAttribute('fill') === `url(#${patternId})`,
    };
  });
}

// The scale takes 62% of the chart's width. In the first three cases, the scale spans 62 units, so one unit is 1% wide.
test.each([
  ['to the right of zero', 'positive', 0, [62, 31], [0, 62], [0, 31]],
  ['on both sides of zero', 'of both signs', 22, [40, -22, 0], [22, 62], [0, 22], [22, 22]],
  ['to the left of zero', 'negative', 62, [-31, -62], [31, 62], [0, 62]],
  ['without a width', 'zero', 0, [0], [0, 0]],
])('draws bars %s if the values are %s', (_side, _values, zero, values, ...ranges) => {
  const series = values.map((value) => ({ name: `Row ${value}`, values: [toValue(value)] }));
  const chart = renderChart({ type: 'bars', columns: ['2025'], series });
  expect(readBars(chart)).toEqual(
    ranges.map((range, index) => ({ text: `₦${values[index]}`, range, zero, hasPattern: false })),
  );
  const rows = values.map((value) => `Row ${value}₦${value}`);
  expect(chart.textContent).toBe(`Our costs${rows.join('')}`);
});

test('draws a bar for each column in each group, with a pattern on every other bar', () => {
  const rent = { name: 'Rent', values: [62, 31, 5].map(toValue) };
  const food = { name: 'Food', values: [8, 6, 7].map(toValue) };
  const columns = ['Good', 'Bad', 'Usual'];
  const chart = renderChart({ type: 'bars', columns, series: [rent, food] });
  const texts = 'Our costsRentGood₦62Bad₦31Usual₦5FoodGood₦8Bad₦6Usual₦7';
  expect(chart.textContent).toBe(texts);
  const withPattern = readBars(chart).filter(({ hasPattern }) => hasPattern);
  expect(withPattern.map(({ text }) => text)).toEqual(['₦62', '₦5', '₦8', '₦7']);
});

const falling = { name: 'Falling', values: [30, 20, 0].map(toValue) };
const rising = { name: 'Rising', values: [10, 20, 50].map(toValue) };

function renderCrossing(...series: [typeof rising, typeof rising]): HTMLElement {
  const x = [0, 10, 40].map((value) => ({ text: `${value}%`, value }));
  return renderChart({ type: 'crossing', axis: 'Dollar', x, series, crossing: 1 });
}

/** Points as percentages of the plot: the first number is the distance from the left, the second from the top. */
const FALLING_POINTS = [
  [1.5, 42.2],
  [25.75, 53.8],
  [98.5, 77],
];
const RISING_POINTS = [
  [1.5, 65.4],
  [25.75, 53.8],
  [98.5, 19],
];

test('draws higher values further up, and two lines that meet above the label of their crossing', () => {
  const chart = renderCrossing(rising, falling);
  const [title, drawing] = chart.children;
  expect(title).toBe(screen.getByRole('heading', { level: 3, name: 'Our costs' }));
  // Screen readers read the table that follows the drawing.
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  const lines = Array.from(chart.querySelectorAll('path'), (line) =>
    line
      .getAttribute('d')
      ?.slice(1)
      .split('L')
      .map((point) => point.split(',').map(Number)),
  );
  expect(lines).toEqual([RISING_POINTS, FALLING_POINTS]);
  const circles = Array.from(chart.querySelectorAll('circle'), (circle) =>
    ['cx', 'cy'].map((name) => readNumber(circle, name)),
  );
  expect(circles).toEqual([...RISING_POINTS, ...FALLING_POINTS]);

  const [x, y] = [25.75, 53.8];
  const dashes = chart.querySelector('line[stroke-dasharray]');
  expect(['x1', 'y1', 'x2', 'y2'].map((name) => readNumber(dashes, name))).toEqual([x, y, x, 100]);
  const label = screen.getByText('10%');
  expect([readNumber(label, 'x'), readNumber(label, 'y')]).toEqual([x, 100]);
  expect(label).toHaveAttribute('text-anchor', 'middle');
  expect(chart.lastElementChild?.lastElementChild?.textContent).toBe('0%Dollar40%');
});

test.each([
  ['the first', rising, falling],
  ['the second', falling, rising],
])('labels the higher line above it at both ends if it ends as %s', (_which, ...series) => {
  const chart = renderCrossing(...series);
  const labels = Array.from(chart.querySelectorAll('g text'), (label) => ({
    text: label.textContent,
    place: ['x', 'y'].map((name) => readNumber(label, name)),
    side: label.getAttribute('text-anchor'),
    // A label consists of a text node with the value and, at the right end, a child element with the name.
    isAbove: [label, ...label.children].map((part) => readNumber(part, 'dy') < 0),
  }));
  expect(labels.slice(0, -1)).toEqual([
    { text: '₦30', place: [0, 42.2], side: 'start', isAbove: [true] },
    { text: '₦10', place: [0, 65.4], side: 'start', isAbove: [false] },
    { text: '₦50Rising', place: [100, 19], side: 'end', isAbove: [true, true] },
    { text: '₦0Falling', place: [100, 77], side: 'end', isAbove: [false, false] },
  ]);
});

test('draws two lines of one value as a single horizontal line', () => {
  const values = [5, 5, 5].map(toValue);
  const chart = renderCrossing({ name: 'A', values }, { name: 'B', values });
  const circles = chart.querySelectorAll('circle');
  expect(circles).toHaveLength(6);
  for (const circle of circles) expect(readNumber(circle, 'cy')).toBe(77);
});
