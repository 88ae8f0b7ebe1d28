import { makeImages } from '@/lib/content/test-content';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import {
  checkOwnImages,
  explainFileName,
  explainMissingImage,
  findImage,
  imageName,
  requireImage,
  suggestName,
} from './image-index';

test.each([
  ['tax', 'tax.svg'],
  ['tax.svg', 'tax.svg'],
  ['tax.png', undefined],
  ['Tax', undefined],
  ['', undefined],
  ['../images/tax.svg', undefined],
])('%j is the image %s', (written, file) => {
  expect(findImage(makeImages('tax.svg', 'why.png'), written)?.file).toBe(file);
});

const meant = (name: string) => `. Did you mean "${name}"?`;
const NAMES = 'mage names may use only letters, digits, "-" and "_"';
const ALONE = ' Write the name without a folder or address.';
const ELSEWHERE = '. Images of other sites cannot be shown; put the file there and write its name.';
const IGNORED = `. The file my photo.jpg is ignored: i${NAMES}; rename it to my-photo.jpg`;

test.each([
  ['crdit', meant('credit')],
  ['credit.jpg', meant('credit')],
  ['elephant', '.'],
  ['my bond.jpg', `. I${NAMES}. Rename it to "my-bond".`],
  ['…', `. I${NAMES}.`],
  ['Credit', `${meant('credit')} Capitals matter.`],
  ['CREDIT.PNG', `${meant('credit')} Capitals matter.`],
  ['my credit.png', meant('my-credit')],
  ['my%20credit', meant('my-credit')],
  ['../images/credit.jpg', meant('credit') + ALONE],
  ['content\\images\\credit.png', meant('credit') + ALONE],
  ['https://a.example/credit.png', meant('credit') + ALONE],
  ['https://a.example/bond.png', ELSEWHERE],
  ['//a.example/bond.png', ELSEWHERE],
  ['my photo', IGNORED],
  ['my%20photo.jpg', IGNORED],
  ['my-photo', IGNORED],
])('no image has the name %j', (written, explanation) => {
  const images = Object.assign(new Map(makeImages('credit.png', 'my-credit.png', 'tax.svg')), {
    ignored: [{ file: 'my photo.jpg', reason: explainFileName('my photo.jpg') }],
  });
  expect(explainMissingImage(images, written)).toBe(
    `there is no image "${written}" in content/images${explanation}`,
  );
});

test('the images that the pages themselves show have to be there', () => {
  const images = makeImages('hero.jpg', 'why.svg');
  expect(checkOwnImages(images).map(formatDiagnostic)).toEqual([
    'content/images/about.svg:1:1 is missing, and pages of the site show it; put it back, or a photo named about.jpg',
    'content/images/logo.svg:1:1 is missing, and pages of the site show it; put it back',
  ]);
  expect(requireImage(images, 'hero').file).toBe('hero.jpg');
  expect(() => requireImage(images, 'logo')).toThrow(
    'there is no image "logo" in content/images. The site\'s own pages need it.',
  );
});

test('a logo of pixels is refused, other pages’ images may be photos', () => {
  const images = makeImages('about.webp', 'hero.jpg', 'logo.png', 'why.avif');
  expect(checkOwnImages(images).map(formatDiagnostic)).toEqual([
    'content/images/logo.png:1:1 is not a drawing; export the logo as logo.svg',
  ]);
});

test.each<[string, string | undefined]>([
  ['photo.jpg', 'photo'],
  ['IMG_1-2.JPEG', 'IMG_1-2'],
  ['my photo.jpg', undefined],
  ['photo.jpeg.jpg', undefined],
  ['photo.heic', undefined],
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
  ['IMG_1.HEIF', 'is a HEIC photo, which browsers cannot show; export it as JPEG'],
  ['scan.tif', 'is a TIF, which the site cannot show; export it as JPEG or PNG'],
  ['photo.jpg~', 'is not an image; the names of images end in .jpg, .png, .webp, .avif or .svg'],
])('the file %j %s', (file, reason) => {
  expect(explainFileName(file)).toBe(reason);
});

test.each([
  ['content\\images\\photo.jpg', 'photo'],
  ['https://elsewhere.example/a/my%20photo.jpg', 'my-photo'],
  ['100%.jpg', '100'],
  ['photo.jpg?raw=true', 'photo'],
  ['cafe\u0301', 'cafe'],
  ['', ''],
  ['…', ''],
])('%j is meant as %j', (written, name) => {
  expect(suggestName(written)).toBe(name);
});
