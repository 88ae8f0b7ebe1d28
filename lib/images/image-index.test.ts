import { makeImage, makeImages } from '@/lib/content/test-content';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import {
  checkOwnImages,
  checkWidths,
  explainFileName,
  explainMissingImage,
  findImage,
  imageName,
  requireImage,
} from './image-index';

test.each([
  ['tax', 'tax.svg'],
  ['tax.svg', 'tax.svg'],
  ['Tax', undefined],
])('%j names the image %s', (written, file) => {
  expect(findImage(makeImages('tax.svg', 'why.png'), written)?.file).toBe(file);
});

const ALLOWED = 'mage names may use only letters, digits, "-" and "_"';

test.each([
  ['credit.jpg', '. Did you mean "credit"?'],
  ['pics\\credit.png', '. Did you mean "credit"?'],
  ['my%20credit', '. Did you mean "my-credit"?'],
  ['txa', '. Did you mean "tax"?'],
  [
    '//a.example/bond',
    '. Images of other sites cannot be shown; put the file there and write its name.',
  ],
  ['…', `. I${ALLOWED}.`],
])('no image has the name %j', (written, explanation) => {
  const images = makeImages('credit.png', 'my-credit.png', 'tax.svg');
  expect(explainMissingImage(images, written)).toBe(
    `there is no image "${written}" in content/images${explanation}`,
  );
});

test('a photo narrower than 1,200 pixels is a warning, unless it is shown small', () => {
  const all = [
    makeImage('wide.jpg', 1200),
    makeImage('narrow.jpg', 1199),
    makeImage('drawn.svg', 40),
    makeImage('logo.png', 40),
    makeImage('icon.png', 40),
    makeImage('ada.jpg', 600),
    makeImage('unreadable.jpg', 0),
  ];
  const images = new Map(all.map((image) => [image.name, image]));
  expect(checkWidths(images, ['ada']).map(formatDiagnostic)).toEqual([
    'content/images/narrow.jpg:1:1 is 1,199 pixels wide and would look blurred; use one at least 1,200 pixels wide',
  ]);
});

test('an image that the pages themselves show may not be missing', () => {
  const images = makeImages('hero.jpg', 'why.svg', 'logo.png');
  expect(checkOwnImages(images).map(({ file }) => file)).toEqual(['content/images/about.svg']);
  expect(requireImage(images, 'hero').file).toBe('hero.jpg');
  expect(() => requireImage(images, 'about')).toThrow(
    'there is no image "about" in content/images. The site\'s own pages need it.',
  );
});

test.each([
  ['IMG_1-2.JPEG', 'IMG_1-2', undefined],
  ['Über (1).JPG', undefined, `is ignored: i${ALLOWED}; rename it to Uber-1.jpg`],
  ['写真.png', undefined, `is ignored: i${ALLOWED}; rename it to image.png`],
  ['photo.jpeg.jpg', undefined, `is ignored: i${ALLOWED}; rename it to photo-jpeg.jpg`],
])('the file %j has the name %j, or a reason why it has none', (file, name, reason) => {
  expect(imageName(file)).toBe(name);
  if (reason !== undefined) expect(explainFileName(file)).toBe(reason);
});
