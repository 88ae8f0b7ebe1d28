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
const NAMES = 'icture names may use only letters, digits, "-" and "_"';
const ALONE = ' A name stands alone, without folder or address.';
const ELSEWHERE =
  '. A picture of another website is not shown; put the file there and write its name.';
const IGNORED = `; my photo.jpg there is ignored: p${NAMES}; name it my-photo.jpg`;

test.each([
  ['crdit', meant('credit')],
  ['credit.jpg', meant('credit')],
  ['elephant', '.'],
  ['my bond.jpg', `. P${NAMES}. Name it "my-bond".`],
  ['…', `. P${NAMES}.`],
  ['Credit', `${meant('credit')} Capitals count.`],
  ['CREDIT.PNG', `${meant('credit')} Capitals count.`],
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
    `there is no picture "${written}" in content/images${explanation}`,
  );
});

test('the images that the pages themselves show have to be there', () => {
  const images = makeImages('hero.jpg', 'why.svg');
  expect(checkOwnImages(images).map(formatDiagnostic)).toEqual([
    'content/images/about.svg:1:1 is missing, and pages show it; put it there, or a photo named about.jpg',
    'content/images/logo.svg:1:1 is missing, and pages show it; put the logo there',
  ]);
  expect(requireImage(images, 'hero').file).toBe('hero.jpg');
  expect(() => requireImage(images, 'logo')).toThrow(
    'there is no picture "logo" in content/images. The site\'s own pages need it.',
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
  ['Über Größe (1).JPG', `is ignored: p${NAMES}; name it Uber-Gro-e-1.jpg`],
  ['photo.jpeg.jpg', `is ignored: p${NAMES}; name it photo.jpg`],
  ['写真.png', `is ignored: p${NAMES}; name it picture.png`],
  ['IMG_1.HEIF', 'is a HEIC photo, which browsers do not show; export it as JPEG'],
  ['scan.tif', 'is a TIF, which the site does not show; export it as JPEG or PNG'],
  ['photo.jpg~', 'is no picture; a picture ends with .jpg, .png, .webp, .avif or .svg'],
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
