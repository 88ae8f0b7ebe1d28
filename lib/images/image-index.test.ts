import { makeImages } from '@/lib/content/test-content';
import { checkRequiredImages, findImage, requireImage } from './image-index';

test.each([
  ['tax', 'the file tax.svg', 'tax.svg'],
  ['tax.svg', 'the file tax.svg', 'tax.svg'],
  ['Tax', 'no file', undefined],
])('resolves the image reference %j to %s', (name, _result, file) => {
  expect(findImage(makeImages('tax.svg', 'why.png'), name)?.file).toBe(file);
});

test('reports each missing image that the site requires, and throws if a page requests it', () => {
  const images = makeImages('hero.jpg', 'why.svg', 'logo.png');
  expect(checkRequiredImages(images).map(({ file }) => file)).toEqual(['content/images/about.svg']);
  expect(requireImage(images, 'hero').file).toBe('hero.jpg');
  expect(() => requireImage(images, 'about')).toThrow(
    'the site\'s own pages need an image: there is no image "about" in content/images; correct the name, or add the image',
  );
});
