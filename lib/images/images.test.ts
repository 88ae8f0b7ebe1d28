import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { makeImages } from '@/lib/content/test-content';
import { makeFolder } from '@/lib/content/test-folder';
import { formatDiagnostic, type Diagnostic } from '@/lib/site/diagnostic';
import { findImage, explainMissingImage, requireImage } from './image-index';
import { checkOwnPictures, loadImages, readOriginal } from './images';

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
  const diagnostics: Diagnostic[] = [];
  const images = await loadImages(await writeImages(files), diagnostics);
  return { images: [...images.values()], diagnostics };
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
    diagnostics: [],
  });
});

test('a picture of a camera may end with capitals', async () => {
  const root = await writeImages({ 'IMG_1.JPG': await jpeg(1) });
  const images = await loadImages(root, []);
  expect(findImage(images, 'IMG_1')).toMatchObject({ file: 'IMG_1.JPG', width: 8 });
});

test('what is no picture is passed over with a warning, but for what nobody has put there', async () => {
  const root = await writeImages({
    ...{ '.DS_Store': 'x', 'Thumbs.db': 'x', 'desktop.ini': 'x' },
    ...{ 'notes.txt': 'x', 'photo.heic': 'x', 'two words.svg': svg },
  });
  await mkdir(path.join(root, 'content/images/2025.jpg'));
  const diagnostics: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  expect([...(await loadImages(root, diagnostics, warnings)).values()]).toEqual([]);
  expect(diagnostics).toEqual([]);
  expect(warnings.map(formatDiagnostic).sort()).toEqual([
    'content/images/2025.jpg:1:1 is a folder; put its pictures right into content/images',
    'content/images/notes.txt:1:1 is no picture; a picture ends with .jpg, .png, .webp, .avif or .svg',
    'content/images/photo.heic:1:1 is a HEIC photo, which browsers do not show; export it as JPEG',
    'content/images/two words.svg:1:1 is passed over, for the name of a picture has only letters, digits, "-" and "_"; name it two-words.svg',
  ]);
});

test.each(['tax.svg', '../../../elsewhere.jpg'])('a link to %s is no picture', async (target) => {
  const root = await writeImages({ 'tax.svg': svg });
  await symlink(target, path.join(root, 'content/images/link.svg'));
  const diagnostics: Diagnostic[] = [];
  const images = await loadImages(root, diagnostics);
  expect([...images.keys()]).toEqual(['tax']);
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    'content/images/link.svg:1:1 is a link to another file; put the picture itself in its place',
  ]);
  expect(explainMissingImage(images, 'link')).toMatch('; link.svg there is a link to another file');
});

test('a photo that is small is a warning, a drawing that runs a problem', async () => {
  const diagnostics: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  const active = svg.replace('/>', '><script/></svg>');
  const root = await writeImages({ 'small.jpg': await jpeg(1), 'active.svg': active });
  await loadImages(root, diagnostics, warnings);
  expect(diagnostics).toMatchObject([{ file: 'content/images/active.svg' }]);
  expect(warnings).toMatchObject([{ file: 'content/images/small.jpg' }]);
});

test('a damaged picture is named', async () => {
  const { diagnostics } = await load({ 'tax.png': 'no picture', 'wealth.svg': svg });
  expect(diagnostics).toEqual([
    {
      file: 'content/images/tax.png',
      line: 1,
      column: 1,
      field: '',
      severity: 'error',
      message: 'the file is damaged or is no picture of its kind',
    },
  ]);
});

test('two pictures of one name are named, for only one would be shown', async () => {
  const { diagnostics } = await load({ 'tax.jpg': await jpeg(1), 'tax.svg': svg });
  expect(diagnostics).toMatchObject([
    {
      file: 'content/images/tax.svg',
      message: 'has the same name as tax.jpg; rename or delete one of them',
    },
  ]);
});

test('a picture whose name the site needs for another is named', async () => {
  const webp = await sharp(await jpeg(1))
    .webp()
    .toBuffer();
  const { diagnostics } = await load({ 'tax.jpg': await jpeg(1), 'tax-8.webp': webp });
  expect(diagnostics).toMatchObject([
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
  const { diagnostics } = await load({ 'tax.png': await strip.png().toBuffer() });
  expect(diagnostics.map(({ message }) => message)).toEqual(messages);
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
    'my bond.jpg',
    'there is no picture "my bond.jpg" in content/images. The name of a picture has only letters, digits, "-" and "_". Name it "my-bond".',
  ],
  [
    'Credit',
    'there is no picture "Credit" in content/images. Did you mean "credit"? Capitals count.',
  ],
  [
    'CREDIT.PNG',
    'there is no picture "CREDIT.PNG" in content/images. Did you mean "credit"? Capitals count.',
  ],
  [
    'my credit.png',
    'there is no picture "my credit.png" in content/images. Did you mean "my-credit"?',
  ],
  ['my%20credit', 'there is no picture "my%20credit" in content/images. Did you mean "my-credit"?'],
  ...[
    'content\\images\\credit.png',
    '/images/credit.png',
    './credit.png',
    '../images/credit.jpg',
  ].map((written) => [
    written,
    `there is no picture "${written}" in content/images. Did you mean "credit"? A name stands alone, without folder or address.`,
  ]),
  [
    'https://a.example/bond.png',
    'there is no picture "https://a.example/bond.png" in content/images. A picture of another website is not shown; put the file there and write its name.',
  ],
])('%j is not there', (written, message) => {
  const images = makeImages('credit.png', 'my-credit.png', 'tax.svg');
  expect(explainMissingImage(images, written)).toBe(message);
});

test.each(['my photo', 'my photo.jpg', 'my%20photo.jpg', 'my-photo'])(
  'who names %j is told why it is passed over',
  async (written) => {
    const images = await loadImages(await writeImages({ 'my photo.jpg': 'x' }), []);
    expect(explainMissingImage(images, written)).toBe(
      `there is no picture "${written}" in content/images; my photo.jpg there is passed over, for the name of a picture has only letters, digits, "-" and "_"; name it my-photo.jpg`,
    );
  },
);

test('the pictures that pages themselves show are missed with their names', () => {
  expect(
    checkOwnPictures(makeImages('about.svg', 'hero.jpg', 'why.svg')).map(formatDiagnostic),
  ).toEqual([
    'content/images/logo.svg:1:1 is missing, and pages show it; put it or a photo of its name back',
  ]);
});

test('without a folder of pictures, those of the pages are missing, and nothing else is wrong', async () => {
  const diagnostics: Diagnostic[] = [];
  const images = await loadImages(await makeFolder(), diagnostics);
  expect(diagnostics).toEqual([]);
  expect(checkOwnPictures(images).map(({ file }) => file)).toEqual(
    ['about', 'hero', 'logo', 'why'].map((name) => `content/images/${name}.svg`),
  );
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
  const [image] = (await loadImages(root, [])).values();
  const bytes = image && (await readOriginal(root, image));
  expect(bytes?.equals(master)).toBe(true);
});
