/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { explainMissingImage, findImage, loadImages, readMaster, requireImage } from './images';
import type { Problem } from './problem';
import { makeImages } from './test-content';
import { makeFolder } from './test-folder';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>';

async function writeImages(files: Record<string, string | Buffer>): Promise<string> {
  const root = await makeFolder();
  await mkdir(path.join(root, 'content/images'), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(path.join(root, 'content/images', name), bytes);
  }
  return root;
}

async function load(files: Record<string, string | Buffer>) {
  const problems: Problem[] = [];
  const images = await loadImages(await writeImages(files), problems);
  return { images: [...images.values()], problems };
}

const jpeg = (orientation: number) =>
  sharp({ create: { width: 8, height: 5, channels: 3, background: 'red' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

test('a picture has the size it has upright', async () => {
  const files = { 'flat.jpg': await jpeg(1), 'turned.jpg': await jpeg(6), 'drawn.svg': svg };
  expect(await load(files)).toEqual({
    images: [
      { name: 'drawn', file: 'drawn.svg', width: 8, height: 5 },
      { name: 'flat', file: 'flat.jpg', width: 8, height: 5 },
      { name: 'turned', file: 'turned.jpg', width: 5, height: 8 },
    ],
    problems: [],
  });
});

test('a picture of a camera may end with capitals', async () => {
  const root = await writeImages({ 'IMG_1.JPG': await jpeg(1) });
  const images = await loadImages(root, []);
  expect(findImage(images, 'IMG_1')).toMatchObject({ file: 'IMG_1.JPG', width: 8 });
});

test('what is no picture is passed over', async () => {
  const files = { '.DS_Store': 'x', 'Thumbs.db': 'x', 'notes.txt': 'x', 'two words.svg': svg };
  expect(await load(files)).toEqual({ images: [], problems: [] });
});

test('a damaged picture is named', async () => {
  const { problems } = await load({ 'tax.png': 'no picture', 'wealth.svg': svg });
  expect(problems).toEqual([
    {
      file: 'content/images/tax.png',
      line: 1,
      column: 1,
      field: '',
      message: 'the file is damaged or is no picture of its kind',
    },
  ]);
});

test('two pictures of one name are named, for only one would be shown', async () => {
  const { problems } = await load({ 'tax.jpg': await jpeg(1), 'tax.svg': svg });
  expect(problems).toMatchObject([
    {
      file: 'content/images/tax.svg',
      message: 'has the same name as tax.jpg; rename or delete one of them',
    },
  ]);
});

test('a picture whose name the site needs for another is named', async () => {
  const { problems } = await load({ 'tax.jpg': await jpeg(1), 'tax-8.webp': await jpeg(1) });
  expect(problems).toMatchObject([
    {
      file: 'content/images/tax-8.webp',
      message: 'the site makes a file tax-8.webp from tax.jpg; give one of them another name',
    },
  ]);
});

test.each([
  [10, []],
  [11, ['the picture is more than 10 times as high as wide; cut it into several']],
])('a photo %i times as high as wide', async (height, messages) => {
  const strip = sharp({ create: { width: 1, height, channels: 3, background: 'red' } });
  const { problems } = await load({ 'tax.png': await strip.png().toBuffer() });
  expect(problems.map(({ message }) => message)).toEqual(messages);
});

test.each([
  ['tax', 'tax.svg'],
  ['tax.svg', 'tax.svg'],
  ['tax.png', undefined],
  ['Tax', undefined],
  ['', undefined],
  ['../images/tax.svg', undefined],
])('%j is the picture %s', (written, file) => {
  expect(findImage(makeImages('tax.svg', 'why.png'), written)?.file).toBe(file);
});

test.each([
  ['crdit', 'there is no picture "crdit" in content/images. Did you mean "credit"?'],
  ['credit.jpg', 'there is no picture "credit.jpg" in content/images. Did you mean "credit"?'],
  ['elephant', 'there is no picture "elephant" in content/images.'],
  [
    '',
    'there is no picture nothing in content/images. The name of a picture has only letters, digits, "-" and "_".',
  ],
  [
    'my credit.jpg',
    'there is no picture "my credit.jpg" in content/images. The name of a picture has only letters, digits, "-" and "_".',
  ],
])('%j is not there', (written, message) => {
  expect(explainMissingImage(makeImages('credit.png', 'tax.svg'), written)).toBe(message);
});

test("the site's own pages fail without their picture", () => {
  const images = makeImages('hero.svg');
  expect(requireImage(images, 'hero').file).toBe('hero.svg');
  expect(() => requireImage(images, 'logo')).toThrow(
    'there is no picture "logo" in content/images. The site\'s own pages need it.',
  );
});

test('the bytes of a picture are those the editor saved', async () => {
  const master = await jpeg(6);
  const root = await writeImages({ 'tax.JPG': master });
  const bytes = await readMaster(root, requireImage(await loadImages(root, []), 'tax'));
  expect(bytes.equals(master)).toBe(true);
});
