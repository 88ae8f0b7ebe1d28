import { makeImages } from '@/lib/content/test-content';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import {
  checkOwnImages,
  explainFileName,
  explainMissingImage,
  findImage,
  imageName,
  requireImage,
} from './image-index';

test.each([
  ['tax', 'tax.svg'],
  ['tax.svg', 'tax.svg'],
  ['tax.png', undefined],
  ['Tax', undefined],
])('%j is the image %s', (written, file) => {
  expect(findImage(makeImages('tax.svg', 'why.png'), written)?.file).toBe(file);
});

const meant = (name: string) => `. Did you mean "${name}"?`;
const NAMES = 'mage names may use only letters, digits, "-" and "_"';
const rename = (name: string) => `. I${NAMES}. Rename it to "${name}".`;

// lib/authoring/messages.txt has one of each kind; these are the spellings of it.
test.each([
  ['credit.jpg', meant('credit')],
  ['elephant', '.'],
  ['my%20credit', meant('my-credit')],
  [
    '//a.example/bond',
    '. Images of other sites cannot be shown; put the file there and write its name.',
  ],
  ['…', `. I${NAMES}.`],
  ['100%.jpg', rename('100')],
  ['bond.jpg?raw=true', rename('bond')],
  ['cafe\u0301', rename('cafe')],
])('no image has the name %j', (written, explanation) => {
  const images = makeImages('credit.png', 'my-credit.png', 'tax.svg');
  expect(explainMissingImage(images, written)).toBe(
    `there is no image "${written}" in content/images${explanation}`,
  );
});

test('the images that the pages themselves show have to be there', () => {
  const images = makeImages('hero.jpg', 'why.svg');
  expect(checkOwnImages(images).map(formatDiagnostic)).toEqual([
    'content/images/about.svg:1:1 is missing, and pages of the site show it; put it back, or a photo named about.jpg',
    expect.stringMatching('logo.svg:1:1 is missing'),
  ]);
  expect(requireImage(images, 'hero').file).toBe('hero.jpg');
  expect(() => requireImage(images, 'logo')).toThrow(
    'there is no image "logo" in content/images. The site\'s own pages need it.',
  );
});

test.each<[string, string | undefined]>([
  ['IMG_1-2.JPEG', 'IMG_1-2'],
  ['my photo.jpg', undefined],
  ['photo.jpeg.jpg', undefined],
  ['photo', undefined],
  ['.jpg', undefined],
  ['fünf.png', undefined],
])('the file %j has the name %j', (file, name) => {
  expect(imageName(file)).toBe(name);
});

test.each([
  ['Über Größe (1).JPG', `is ignored: i${NAMES}; rename it to Uber-Gro-e-1.jpg`],
  ['photo.jpeg.jpg', `is ignored: i${NAMES}; rename it to photo.jpg`],
  ['写真.png', `is ignored: i${NAMES}; rename it to image.png`],
])('the file %j %s', (file, reason) => {
  expect(explainFileName(file)).toBe(reason);
});
