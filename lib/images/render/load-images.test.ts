import { utimes } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { requireImage } from '../images';
import { loadImages, readPublishedImage } from './load-images';
import { prepareSvg } from './prepare-svg';

// lib/content/rules/messages.test.ts tests the problems that `loadImages` reports.

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>';

async function load(files: Record<string, string | Buffer>) {
  const root = await makeFolder();
  await writeFiles(path.join(root, 'content/images'), files);
  const { value, diagnostics } = await loadImages(root);
  expect(diagnostics).toEqual([]);
  return { root, images: value };
}

async function loadDrawing(text: string) {
  return requireImage((await load({ 'tax.svg': text })).images, 'tax');
}

function makePhoto(orientation: number): Promise<Buffer> {
  const create = { width: 8, height: 5, channels: 3, background: 'red' } as const;
  return sharp({ create }).withMetadata({ orientation }).jpeg().toBuffer();
}

test('returns images sorted by file name, each with its size after it is rotated upright', async () => {
  const files = { 'turned.JPG': await makePhoto(6), 'photo.jpeg': await makePhoto(1) };
  const { images } = await load({ ...files, 'drawn.svg': svg });
  expect([...images.values()]).toMatchObject([
    { name: 'drawn', file: 'drawn.svg', width: 8, height: 5 },
    { name: 'photo', file: 'photo.jpeg', width: 8, height: 5 },
    { name: 'turned', file: 'turned.JPG', width: 5, height: 8 },
  ]);
});

test('publishes a photo unchanged, but an SVG without its event handlers', async () => {
  const photo = await makePhoto(6);
  const files = { 'a.jpg': photo, 'b.svg': svg.replace('/>', ' onload="x()"/>') };
  const { root, images } = await load(files);
  const read = (name: string) => readPublishedImage(root, requireImage(images, name));
  expect((await read('a')).equals(photo)).toBe(true);
  expect((await read('b')).toString()).toBe(svg);
});

test('measures an image again if its file has changed, even if the modification time has not', async () => {
  const { root } = await load({});
  for (const width of [8, 10, 20]) {
    const file = 'content/images/tax.svg';
    await writeFiles(root, { [file]: svg.replace('"8"', `"${width}"`) });
    await utimes(path.join(root, file), 1e9, 1e9);
    expect((await loadImages(root)).value.get('tax')).toMatchObject({ width });
  }
});

test.each([
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"><style>svg>text{font-family:'ọjà'}</style><text fill="#a33">100%</text></svg>`,
  svg,
])('returns a small SVG as a data URL that decodes to the same markup: %s', async (text) => {
  const { dataUrl = '' } = await loadDrawing(text);
  expect(dataUrl).not.toMatch(/[#<>"\s]|%(?![0-9A-F]{2})/);
  const decoded = decodeURIComponent(dataUrl.replace('data:image/svg+xml,', ''));
  const prepared = prepareSvg(text);
  expect(decoded).toBe(text === svg ? prepared.replaceAll('"', "'") : prepared);
});

test('returns no data URL for an SVG of more than 6 KB', async () => {
  const path = `<path fill="red" d="M0 0${'h1v1'.repeat(1_600)}"/>`;
  const { dataUrl } = await loadDrawing(svg.replace('/>', `>${path}</svg>`));
  expect(dataUrl).toBeUndefined();
});

test.each([
  ['text', '<text fill="url(#a)">A</text>', '<text fill="url(#tax-a)">A</text>'],
  ['no text', '', undefined],
  ['text and a style element', '<style>text{fill:url(#a)}</style><text>A</text>', undefined],
  ['text with a style attribute', '<text style="fill:url(#a)">A</text>', undefined],
])('returns markup to inline only for text without styles: %s', async (_name, text, expected) => {
  const pattern = '<pattern id="a"><path d="M0 0h9v9z"/></pattern>';
  const { inlineSvg } = await loadDrawing(svg.replace('/>', `>${pattern}${text}</svg>`));
  expect(inlineSvg).toEqual(expected && expect.stringContaining(expected));
});
