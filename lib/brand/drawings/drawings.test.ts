import { palette } from '../palette';
import { articleCovers, drawings } from './drawings';
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
    { x: 0, y: 94, width: 56, height: 12, towards: 'right' },
    { x: 44, y: 14, width: 12, height: 86, towards: 'up' },
    { x: 50, y: 14, width: 46, height: 12, towards: 'right' },
    { x: 84, y: 20, width: 12, height: 46, towards: 'down' },
    { x: 70, y: 54, width: 20, height: 12, towards: 'left' },
  ]);
});
