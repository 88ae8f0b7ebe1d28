import { heroThread } from '@/lib/brand/drawings/pages';
import { renderPage } from '../test-page';
import { HeroThread } from './hero-thread';

test('every stretch of the thread comes in its order, then both knots', () => {
  renderPage(<HeroThread />);
  const parts = [...(document.querySelector('svg')?.children ?? [])];
  const { bars, knots } = heroThread;
  expect(parts.map(({ tagName }) => tagName)).toEqual([
    ...bars.map(() => 'path'),
    ...knots.map(() => 'g'),
  ]);
  for (const [index, { x, y }] of bars.entries()) {
    expect(parts[index]?.getAttribute('d')).toMatch(`M${x} ${y}`);
  }
});

test('the style sheet times five stretches and two knots', () => {
  expect([heroThread.bars.length, heroThread.knots.length]).toEqual([5, 2]);
});

test('it lies over the drawing, cut as an image that covers its box from the right is cut', () => {
  renderPage(<HeroThread />);
  const svg = document.querySelector('svg');
  expect(svg?.getAttribute('viewBox')).toBe(`0 0 ${heroThread.width} ${heroThread.height}`);
  expect(svg?.getAttribute('preserveAspectRatio')).toBe('xMaxYMid slice');
});
