import { findNameClashes } from './name-clashes';
import { makeImage } from './test-photo';

function clashes(...files: string[]) {
  return findNameClashes(files.map((file) => makeImage(file))).map(
    ({ image, file, other }) => `${image.file}: ${file} of ${other.file}`,
  );
}

test.each([
  [['photo-800.avif', 'photo.jpg'], ['photo-800.avif: photo-800.avif of photo.jpg']],
  [['photo.jpg', 'Photo-800.WEBP'], ['Photo-800.WEBP: photo-800.webp of photo.jpg']],
  [['Tax.jpg', 'tax.png'], ['tax.png: Tax-400.avif of Tax.jpg']],
  [['Tax.svg', 'tax.svg'], ['tax.svg: Tax.svg of Tax.svg']],
])('the names of %j meet', (files, found) => {
  expect(clashes(...files)).toEqual(found);
});

test.each([
  [['photo.jpg', 'photo-800.jpg']],
  [['tax.jpg', 'tax-800.svg']],
  [['photo.jpg', 'photo-700.avif']],
  [['photo-800.avif']],
  [[]],
])('the names of %j do not', (files) => {
  expect(clashes(...files)).toEqual([]);
});
