import { makeImage } from '@/lib/content/test-content';
import { imageSource, listVariants } from './variants';

test.each([
  [4000, [400, 800, 1200, 1600]],
  [400, [400]],
])('a photo %i pixels wide is published in the widths %j', (width, widths) => {
  const variants = listVariants([makeImage('a.jpg', width)]);
  expect(variants.map(({ file }) => file)).toEqual(
    ['avif', 'webp'].flatMap((format) => widths.map((each) => `a-${each}.${format}`)),
  );
});

test('a name with a width in it makes no name of another photo; a drawing keeps its own', () => {
  const images = [
    makeImage('market.JPG', 500),
    makeImage('market-400.jpg', 400),
    makeImage('tax.svg'),
  ];
  const files = listVariants(images).map(({ file }) => file);
  expect(new Set(files).size).toBe(7);
  expect(files).toContain('tax.svg');
});

test('the src of a narrow photo is its widest file', () => {
  expect(imageSource(makeImage('market.jpg', 700))).toBe('/images/market-700.webp');
});
