import { palette } from '../palette';
import { articleCovers, drawings } from './drawings';
import { rect } from './geometry';
import { cutThread } from './pages';

function find(svg: string, expression: RegExp): string[] {
  return [...svg.matchAll(expression)].map((match) => match[1] ?? match[0]);
}

test('every name occurs once', () => {
  const names = drawings.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(drawings)('$name', ({ name, svg }) => {
  test('has at most five colours, all of the palette', () => {
    const used = [...new Set(find(svg, /"(#[^"]+)"/g))];
    expect(used.length).toBeLessThanOrEqual(5);
    expect(Object.values<string>(palette)).toEqual(expect.arrayContaining(used));
  });

  test('has one thread, and alaari at most once beside the selvedge', () => {
    const threads = find(svg, new RegExp(`stroke="${palette.osun}"`, 'g'));
    expect(threads).toHaveLength(name === 'hero-cloth' ? 0 : 1);
    expect(find(svg, new RegExp(palette.alaari, 'g')).length).toBeLessThanOrEqual(2);
  });
});

test('neighbouring articles have different backgrounds', () => {
  const alike = articleCovers.filter(
    ({ background }, index) => background === articleCovers[index + 1]?.background,
  );
  expect(alike.map(({ name }) => name)).toEqual([]);
});

test('the bars of a thread follow it and share no corner', () => {
  expect(cutThread('M0 100H50V20H90V60H70')).toEqual([
    { shape: rect(0, 94, 56, 12), towards: 'right' },
    { shape: rect(44, 14, 12, 86), towards: 'up' },
    { shape: rect(50, 14, 46, 12), towards: 'right' },
    { shape: rect(84, 20, 12, 46), towards: 'down' },
    { shape: rect(70, 54, 20, 12), towards: 'left' },
  ]);
});
