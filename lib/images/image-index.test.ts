import { makeImages } from '@/lib/content/test-content';
import { checkRequiredImages, findImage, requireImage } from './image-index';

test.each([
  ['tax', 'tax.svg'],
  ['tax.svg', 'tax.svg'],
  ['Tax', undefined],
])('resolves the image reference %j to the file %s', (name, file) => {
  expect(findImage(makeImages('tax.svg', 'why.png'), name)?.file).toBe(file);
});

test('reports each required image that is missing, and throws when a page requires it', () => {
  const images = makeImages('hero.jpg', 'why.svg', 'logo.png');
  expect(checkRequiredImages(images).map(({ file }) => file)).toEqual(['content/images/about.svg']);
  expect(requireImage(images, 'hero').file).toBe('hero.jpg');
  expect(() => requireImage(images, 'about')).toThrow(
    'there is no image "about" in content/images; correct the name, or add the image. The site\'s own pages need it.',
  );
});
