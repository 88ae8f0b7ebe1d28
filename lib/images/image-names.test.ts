import { explainFileName, imageName, isSameName, isSystemFile, suggestName } from './image-names';

test.each([
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
  ['.DS_Store', true],
  ['.gitkeep', true],
  ['Thumbs.db', true],
  ['desktop.ini', true],
  ['photo.jpg', false],
  ['notes.txt', false],
])('%j is there without anyone’s doing: %j', (file, isIt) => {
  expect(isSystemFile(file)).toBe(isIt);
});

const LETTERS = 'is passed over, for the name of a picture has only letters, digits, "-" and "_"';
const NO_PICTURE = 'is no picture; a picture ends with .jpg, .png, .webp, .avif or .svg';
const HEIC = 'is a HEIC photo, which browsers do not show; export it as JPEG';

test.each([
  ['my photo.jpg', `${LETTERS}; name it my-photo.jpg`],
  ['Über Größe (1).JPG', `${LETTERS}; name it Uber-Gro-e-1.jpg`],
  ['photo.jpeg.jpg', `${LETTERS}; name it photo.jpg`],
  ['写真.png', `${LETTERS}; name it picture.png`],
  ['photo.heic', HEIC],
  ['IMG_1.HEIF', HEIC],
  ['photo.gif', 'is a GIF, which the site does not show; export it as JPEG or PNG'],
  ['scan.tif', 'is a TIF, which the site does not show; export it as JPEG or PNG'],
  ['notes.txt', NO_PICTURE],
  ['photo', NO_PICTURE],
  ['photo.jpg~', NO_PICTURE],
])('the file %j %s', (file, reason) => {
  expect(explainFileName(file)).toBe(reason);
});

test.each([
  ['content\\images\\photo.jpg', 'photo'],
  ['../images/photo.jpg', 'photo'],
  ['https://elsewhere.example/a/my%20photo.jpg', 'my-photo'],
  ['100%.jpg', '100'],
  ['photo.jpg?raw=true', 'photo'],
  ['caf\u00e9', 'cafe'],
  ['cafe\u0301', 'cafe'],
  ['', ''],
  ['…', ''],
])('%j is meant as %j', (written, name) => {
  expect(suggestName(written)).toBe(name);
});

test.each([
  ['Photo.JPG', 'photo', true],
  ['my photo', 'my-photo.jpg', true],
  ['photos', 'photo', false],
  ['…', '', false],
])('%j and %j are one name: %j', (a, b, same) => {
  expect(isSameName(a, b)).toBe(same);
});
