import { makeImage, makeImages } from '@/lib/content/test-content';
import { checkRequiredImages, listPublishedFiles, requireImage } from './images';

test('reports each missing image that the site requires, and throws if a page requests it', () => {
  const images = makeImages('hero.jpg', 'why.svg', 'logo.png');
  expect(checkRequiredImages(images).map(({ file }) => file)).toEqual(['content/images/about.svg']);
  expect(requireImage(images, 'hero').file).toBe('hero.jpg');
  expect(() => requireImage(images, 'about')).toThrow('there is no image "about"');
});

test.each([
  [4000, [400, 800, 1200, 1600]],
  [400, [400]],
])('publishes a photo that is %i pixels wide in the widths %j', (width, widths) => {
  const variants = listPublishedFiles([makeImage('a.jpg', width)]);
  expect(variants.map(({ file }) => file)).toEqual(
    ['avif', 'webp'].flatMap((format) => widths.map((each) => `a-${each}.${format}`)),
  );
});

test('gives the variants of market.JPG and market-400.jpg different file names, but does not rename an SVG', () => {
  const photos = [makeImage('market.JPG', 500), makeImage('market-400.jpg', 400)];
  const files = listPublishedFiles([...photos, makeImage('tax.svg')]).map(({ file }) => file);
  expect(new Set(files).size).toBe(7);
  expect(files).toContain('tax.svg');
});
