import { makeImages } from '@/lib/content/test-content';
import { checkOwnImages, findImage, requireImage } from './image-index';

test.each([
  ['tax', 'tax.svg'],
  ['tax.svg', 'tax.svg'],
  ['Tax', undefined],
])('%j names the image %s', (written, file) => {
  expect(findImage(makeImages('tax.svg', 'why.png'), written)?.file).toBe(file);
});

test('an image that the pages themselves show may not be missing', () => {
  const images = makeImages('hero.jpg', 'why.svg', 'logo.png');
  expect(checkOwnImages(images).map(({ file }) => file)).toEqual(['content/images/about.svg']);
  expect(requireImage(images, 'hero').file).toBe('hero.jpg');
  expect(() => requireImage(images, 'about')).toThrow(
    'there is no image "about" in content/images. The site\'s own pages need it.',
  );
});
