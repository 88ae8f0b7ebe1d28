import type { Drawing } from './drawing';
import { articleDrawings, drawings } from './drawings';
import { rect } from './geometry';
import { lightStripe, palette } from '../palette';
import { brotliBytes, MOST_BYTES } from './weight';

const MOST_COLOURS = 5;
const ELEMENTS = ['svg', 'defs', 'pattern', 'clipPath', 'g', 'path'];
const ATTRIBUTES = [
  ...['xmlns', 'viewBox', 'id', 'd', 'width', 'height', 'patternUnits', 'patternTransform'],
  ...['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'clip-path'],
];
/** What is not 960 x 720. */
const SIZES: Record<string, string> = {
  hero: '1200 864',
  'hero-cloth': '1200 864',
  'why-tall': '960 1750',
};

function find(svg: string, expression: RegExp): string[] {
  return [...svg.matchAll(expression)].map((match) => match[1] ?? match[0]);
}

test('every name is given once', () => {
  const names = drawings.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(drawings.map((drawing) => [drawing.name, drawing] as const))(
  '%s',
  (name, drawing) => {
    const { svg, width, height, ground }: Drawing = drawing;

    test(`at most ${MOST_BYTES} bytes after brotli`, () => {
      expect(brotliBytes(svg)).toBeLessThanOrEqual(MOST_BYTES);
    });

    test('at most five colours, all of the palette', () => {
      const used = [...new Set(find(svg, /"(#[^"]+)"/g))];
      expect(used.length).toBeLessThanOrEqual(MOST_COLOURS);
      expect(Object.values<string>(palette)).toEqual(expect.arrayContaining(used));
    });

    test('flat shapes and patterns only', () => {
      expect(ELEMENTS).toEqual(expect.arrayContaining(find(svg, /<([a-z]+)/gi)));
      expect(ATTRIBUTES).toEqual(expect.arrayContaining(find(svg, / ([a-z-]+)="/gi)));
    });

    test('ids are its own, and every one is used', () => {
      const ids = find(svg, / id="([^"]+)"/g);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !id.startsWith(`${name}-`))).toEqual([]);
      expect(new Set(find(svg, /url\(#([^)]+)\)/g))).toEqual(new Set(ids));
    });

    test('the size of its place', () => {
      expect(find(svg, /viewBox="0 0 ([^"]+)"/g)).toEqual([SIZES[name] ?? '960 720']);
      expect(svg).toContain(`<path fill="${palette[ground]}" d="${rect(0, 0, width, height)}"/>`);
    });

    test('the selvedge closes the right edge', () => {
      const [left, light] = [width - 48, palette[lightStripe(ground)]];
      const stripe = (offset: number, wide: number) => rect(left + offset, 0, wide, height);
      expect(svg.trim()).toMatch(/z"\/><\/svg>$/);
      expect(svg).toContain(
        [
          `<path fill="${palette.alaari}" d="${stripe(0, 48)}"/>`,
          `<path fill="${palette.osun}" d="${stripe(6, 6)}${stripe(36, 6)}"/>`,
          `<path fill="${light}" d="${stripe(18, 3)}${stripe(27, 3)}"/></svg>`,
        ].join(''),
      );
    });

    test('one thread, and alaari once beside the selvedge at most', () => {
      const threads = find(svg, new RegExp(`stroke="${palette.osun}"`, 'g'));
      expect(threads).toHaveLength(name === 'hero-cloth' ? 0 : 1);
      expect(find(svg, new RegExp(palette.alaari, 'g')).length).toBeLessThanOrEqual(2);
    });
  },
);

test('neighbouring articles lie on different grounds', () => {
  const alike = articleDrawings.filter(
    ({ ground }, index) => ground === articleDrawings[index + 1]?.ground,
  );
  expect(alike.map(({ name }) => name)).toEqual([]);
});
