import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type FormatEnum } from 'sharp';
import { makeFolder } from '@/lib/content/test-folder';
import { measureImage } from './measure-image';
import { prepareSvg } from './prepare-svg';
import { makeNoise } from './test-photo';

/** What is wrong with a file: the problem, and the warnings. */
async function measure(name: string, bytes: Buffer | string) {
  const root = await makeFolder();
  await writeFile(path.join(root, name), bytes);
  const { diagnostics, ...size } = await measureImage(root, name);
  const sentences = (severity: string) =>
    diagnostics.filter((each) => each.severity === severity).map(({ message }) => message);
  return { ...size, problem: sentences('error')[0], warnings: sentences('warning') };
}

const makePicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });
const EXPORT_IT = 'export it as JPEG, PNG, WebP or SVG';
const encode = (format: keyof FormatEnum) => makeNoise(60, 40).toFormat(format).toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>';

test.each([
  ['JPEG', 'jpeg'],
  ['avif', 'avif'],
] as const)('a photo .%s is fine', async (ending, format) => {
  const bytes = await makePicture(1200, 800).toFormat(format).toBuffer();
  const expected = { width: 1200, height: 800, warnings: [] };
  expect(await measure(`photo.${ending}`, bytes)).toEqual(expected);
});

test('an animation is a warning', async () => {
  const frames = [makePicture(8, 5), makeNoise(8, 5)].map((each) => each.png().toBuffer());
  const animation = sharp(await Promise.all(frames), { join: { animated: true } }).webp();
  expect((await measure('photo.webp', await animation.toBuffer())).warnings).toContain(
    'is animated; the site shows only its first frame',
  );
});

test('a photo may have 10,000,000 bytes', async () => {
  const photo = await makePicture(1200, 800).jpeg().toBuffer();
  const filled = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
  expect((await measure('photo.jpg', filled(10_000_000))).problem).toBeUndefined();
  expect((await measure('photo.jpg', filled(10_000_001))).problem).toMatch('the file is 10.1 MB;');
});

test.each([
  ['photo.jpg', 'png', 'is really in the format PNG; rename it to photo.png'],
  ['photo.png', 'avif', 'is really in the format AVIF; rename it to photo.avif'],
  ['photo.png', 'gif', `cannot be shown by browsers; ${EXPORT_IT}`],
] as const)('the file %s that is a %s is a problem', async (name, format, problem) => {
  expect((await measure(name, await encode(format))).problem).toBe(problem);
});

test('an SVG that stays heavy is a warning with its weight, and no SVG is too heavy', async () => {
  const photo = (await makeNoise(200, 200).png().toBuffer()).toString('base64');
  const image = `<image width="8" height="5" href="data:image/png;base64,${photo}"/>`;
  const comment = `<!--${'x'.repeat(10_000_000)}-->`;
  expect(await measure('tax.svg', svg.replace('/>', `>${comment}${image}</svg>`))).toEqual({
    width: 8,
    height: 5,
    warnings: [
      'is published with 161 kB, which every page that shows it loads; simplify it, or scale down the photo in it',
    ],
  });
});

test('an image is measured again when its file has changed', async () => {
  const root = await makeFolder();
  const file = path.join(root, 'tax.svg');
  for (const width of [8, 10, 20]) {
    await writeFile(file, svg.replace('"8"', `"${width}"`));
    // Some programs keep the time of a file that they replace.
    await utimes(file, 1e9, 1e9);
    expect(await measureImage(root, 'tax.svg')).toMatchObject({ width });
  }
});

test.each([
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"><style>svg>text{font-family:'ọjà'}</style><text fill="#a33">100%</text></svg>`,
  svg,
])('a small SVG is also a data URL that decodes to the same drawing: %s', async (text) => {
  const size = await measure('tax.svg', text);
  const dataUrl = 'dataUrl' in size ? (size.dataUrl ?? '') : '';
  // These characters end or change a URL.
  expect(dataUrl).not.toMatch(/[#<>"\s]|%(?![0-9A-F]{2})/);
  const decoded = decodeURIComponent(dataUrl.replace('data:image/svg+xml,', ''));
  const prepared = prepareSvg(Buffer.from(text)).toString();
  expect(decoded).toBe(text === svg ? prepared.replaceAll('"', "'") : prepared);
});

test('an SVG of more than 4 KB has no data URL', async () => {
  const path = `<path fill="red" d="M0 0${'h1v1'.repeat(1_100)}"/>`;
  expect(await measure('tax.svg', svg.replace('/>', `>${path}</svg>`))).toHaveProperty(
    'dataUrl',
    undefined,
  );
});

test.each([
  ['words', '<text fill="url(#a)">A</text>', '<text fill="url(#tax-a)">A</text>'],
  ['no words', '', undefined],
  ['words in a style', '<style>text{fill:url(#a)}</style><text>A</text>', undefined],
  ['words with a style', '<text style="fill:url(#a)">A</text>', undefined],
])('an SVG with %s can be a part of a page: %j', async (_what, inside, expected) => {
  const pattern = '<pattern id="cloth"><path d="M0 0h9v9z"/></pattern>';
  const words = inside.replace('#a', '#cloth');
  const size = await measure('tax.svg', svg.replace('/>', `>${pattern}${words}</svg>`));
  const inlineSvg = 'inlineSvg' in size ? size.inlineSvg : undefined;
  expect(inlineSvg).toEqual(expected && expect.stringContaining(expected));
});
