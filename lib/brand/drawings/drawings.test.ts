import { lightStripe, palette } from '../palette';
import { articleCovers, drawings } from './drawings';
import { rect } from './geometry';
import { cutThread } from './pages';

const ELEMENTS = ['svg', 'defs', 'pattern', 'clipPath', 'g', 'path'];
const ATTRIBUTES = [
  ...['xmlns', 'viewBox', 'id', 'd', 'width', 'height', 'patternUnits', 'patternTransform'],
  ...['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'clip-path'],
];
/** The sizes that are not 960 x 720. */
const SIZES: Record<string, string> = {
  hero: '1200 864',
  'hero-cloth': '1200 864',
  'why-tall': '960 1750',
};

function find(svg: string, expression: RegExp): string[] {
  return [...svg.matchAll(expression)].map((match) => match[1] ?? match[0]);
}

test('every name occurs once', () => {
  const names = drawings.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(drawings)('$name', ({ name, svg, width, height, background }) => {
  test('has at most five colours, all of the palette', () => {
    const used = [...new Set(find(svg, /"(#[^"]+)"/g))];
    expect(used.length).toBeLessThanOrEqual(5);
    expect(Object.values<string>(palette)).toEqual(expect.arrayContaining(used));
  });

  test('has only flat shapes and patterns', () => {
    expect(ELEMENTS).toEqual(expect.arrayContaining(find(svg, /<([a-z]+)/gi)));
    expect(ATTRIBUTES).toEqual(expect.arrayContaining(find(svg, / ([a-z-]+)="/gi)));
  });

  test('has ids that begin with its name, each defined once and used', () => {
    const ids = find(svg, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith(`${name}-`))).toEqual([]);
    expect(new Set(find(svg, /url\(#([^)]+)\)/g))).toEqual(new Set(ids));
  });

  test('begins with a background of its size and ends with the selvedge', () => {
    expect(`${width} ${height}`).toBe(SIZES[name] ?? '960 720');
    const stripe = (x: number, stripeWidth: number) => rect(width - 48 + x, 0, stripeWidth, height);
    const light = palette[lightStripe(background)];
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg).toContain(`<path fill="${palette[background]}" d="${rect(0, 0, width, height)}"/>`);
    expect(svg).toContain(
      [
        `<path fill="${palette.alaari}" d="${stripe(0, 48)}"/>`,
        `<path fill="${palette.osun}" d="${stripe(6, 6)}${stripe(36, 6)}"/>`,
        `<path fill="${light}" d="${stripe(18, 3)}${stripe(27, 3)}"/></svg>\n`,
      ].join(''),
    );
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
    { x: 44, y: 14, width: 12, height: 80, towards: 'up' },
    { x: 56, y: 14, width: 40, height: 12, towards: 'right' },
    { x: 84, y: 26, width: 12, height: 40, towards: 'down' },
    { x: 70, y: 54, width: 14, height: 12, towards: 'left' },
  ]);
});
