import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type FormatEnum } from 'sharp';
import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { requireImage } from '../images';
import { inspectImage, loadImages, readPublishedImage } from './load-images';
import { prepareSvg } from './prepare-svg';
import { makeNoise } from './test-photo';

async function measure(name: string, bytes: Buffer | string) {
  const root = await makeFolder();
  await writeFile(path.join(root, name), bytes);
  const { diagnostics, ...size } = await inspectImage(root, name);
  const messagesOf = (severity: string) =>
    diagnostics
      .filter((diagnostic) => diagnostic.severity === severity)
      .map(({ message }) => message);
  return { ...size, problem: messagesOf('error')[0], warnings: messagesOf('warning') };
}

const makePhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });
const EXPORT_ADVICE = 'export the image as JPEG, PNG, WebP or SVG';
const encode = (format: keyof FormatEnum) => makeNoise(60, 40).toFormat(format).toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>';

test.each([
  ['JPEG', 'jpeg'],
  ['avif', 'avif'],
] as const)('accepts a photo with the extension .%s', async (extension, format) => {
  const bytes = await makePhoto(1200, 800).toFormat(format).toBuffer();
  const expected = { width: 1200, height: 800, warnings: [] };
  expect(await measure(`photo.${extension}`, bytes)).toEqual(expected);
});

test('warns that the site shows only the first frame of an animated image', async () => {
  const frames = [makePhoto(8, 5), makeNoise(8, 5)].map((each) => each.png().toBuffer());
  const animation = sharp(await Promise.all(frames), { join: { animated: true } }).webp();
  expect((await measure('photo.webp', await animation.toBuffer())).warnings).toContain(
    'the image is animated, but the site shows only its first frame; export a still image',
  );
});

test('accepts a photo of 10,000,000 bytes, but rejects one of 10,000,001 bytes', async () => {
  const photo = await makePhoto(1200, 800).jpeg().toBuffer();
  const padTo = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
  expect((await measure('photo.jpg', padTo(10_000_000))).problem).toBeUndefined();
  expect((await measure('photo.jpg', padTo(10_000_001))).problem).toMatch('the file is 10.1 MB,');
});

test.each([
  ['photo.jpg', 'png', 'the image is really in the format PNG; rename the file to photo.png'],
  ['photo.png', 'avif', 'the image is really in the format AVIF; rename the file to photo.avif'],
  ['photo.png', 'gif', `browsers cannot show this format; ${EXPORT_ADVICE}`],
] as const)('reports an error if %s is really in the format %s', async (name, format, problem) => {
  expect((await measure(name, await encode(format))).problem).toBe(problem);
});

test('warns about an SVG if its published file is 161 kB, but accepts a source file of more than 10 MB', async () => {
  const photo = (await makeNoise(200, 200).png().toBuffer()).toString('base64');
  const image = `<image width="8" height="5" href="data:image/png;base64,${photo}"/>`;
  const comment = `<!--${'x'.repeat(10_000_000)}-->`;
  expect(await measure('tax.svg', svg.replace('/>', `>${comment}${image}</svg>`))).toMatchObject({
    width: 8,
    height: 5,
    warnings: [
      'the drawing is 161 kB, which makes every page with this drawing slow; simplify the drawing, or scale down the photo in it',
    ],
  });
});

test('measures an image again if its file has changed, even if the modification time has not', async () => {
  const root = await makeFolder();
  const file = path.join(root, 'tax.svg');
  for (const width of [8, 10, 20]) {
    await writeFile(file, svg.replace('"8"', `"${width}"`));
    await utimes(file, 1e9, 1e9);
    expect(await inspectImage(root, 'tax.svg')).toMatchObject({ width });
  }
});

test.each([
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"><style>svg>text{font-family:'ọjà'}</style><text fill="#a33">100%</text></svg>`,
  svg,
])('returns a small SVG as a data URL that decodes to the same markup: %s', async (text) => {
  const size = await measure('tax.svg', text);
  const dataUrl = 'dataUrl' in size ? (size.dataUrl ?? '') : '';
  expect(dataUrl).not.toMatch(/[#<>"\s]|%(?![0-9A-F]{2})/);
  const decoded = decodeURIComponent(dataUrl.replace('data:image/svg+xml,', ''));
  const prepared = prepareSvg(text);
  expect(decoded).toBe(text === svg ? prepared.replaceAll('"', "'") : prepared);
});

test('returns no data URL for an SVG of more than 4 KB', async () => {
  const path = `<path fill="red" d="M0 0${'h1v1'.repeat(1_100)}"/>`;
  expect(await measure('tax.svg', svg.replace('/>', `>${path}</svg>`))).toHaveProperty(
    'dataUrl',
    undefined,
  );
});

test.each([
  ['text', '<text fill="url(#a)">A</text>', '<text fill="url(#tax-a)">A</text>'],
  ['no text', '', undefined],
  ['text and a style element', '<style>text{fill:url(#a)}</style><text>A</text>', undefined],
  ['text with a style attribute', '<text style="fill:url(#a)">A</text>', undefined],
])(
  'returns markup to inline only for an SVG that has text but no styles (this SVG has %s)',
  async (_name, content, expected) => {
    const pattern = '<pattern id="cloth"><path d="M0 0h9v9z"/></pattern>';
    const text = content.replace('#a', '#cloth');
    const size = await measure('tax.svg', svg.replace('/>', `>${pattern}${text}</svg>`));
    const inlineSvg = 'inlineSvg' in size ? size.inlineSvg : undefined;
    expect(inlineSvg).toEqual(expected && expect.stringContaining(expected));
  },
);

async function writeImages(files: Record<string, string | Buffer>): Promise<string> {
  const root = await makeFolder();
  await writeFiles(path.join(root, 'content/images'), files);
  return root;
}

async function load(root: string) {
  const { value, diagnostics } = await loadImages(root);
  const lines = diagnostics.map(
    (diagnostic) => `${diagnostic.severity} ${formatDiagnostic(diagnostic)}`,
  );
  return { images: value, lines };
}

test('returns images sorted by file name, each with its size after it is rotated upright', async () => {
  const background = { width: 8, height: 5, channels: 3, background: 'red' } as const;
  const turned = sharp({ create: background }).withMetadata({ orientation: 6 }).jpeg();
  const root = await writeImages({ 'turned.JPG': await turned.toBuffer(), 'drawn.svg': svg });
  const { images, lines } = await load(root);
  expect([...images.values()]).toMatchObject([
    { name: 'drawn', file: 'drawn.svg', width: 8, height: 5 },
    { name: 'turned', file: 'turned.JPG', width: 5, height: 8 },
  ]);
  expect(lines).toEqual([]);
});

test('publishes a photo unchanged, but an SVG without its event handlers', async () => {
  const photo = await makePhoto(1200, 800).png().toBuffer();
  const root = await writeImages({ 'a.png': photo, 'b.svg': svg.replace('/>', ' onload="x()"/>') });
  const { images } = await load(root);
  const read = (name: string) => readPublishedImage(root, requireImage(images, name));
  expect((await read('a')).equals(photo)).toBe(true);
  expect((await read('b')).toString()).toBe(svg);
});
