import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { makeNoise } from '@/lib/images/test-photo';
import { article, inFixture, type Rows, text } from './test-content';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>';

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const makePhoto = (width: number) => (file: string) =>
  sharp({ create: { width, height: 9, channels: 3, background: '#fff' } }).toFile(file);

/** A photo of which a copy has stopped halfway. */
const cutPhoto = async (file: string) => {
  const bytes = await makeNoise(1200, 90).toFormat('jpg').toBuffer();
  await writeFile(file, bytes.subarray(0, bytes.length / 2));
};

/** Names that no image has. */
const MISSING = ['tax.jpg', String.raw`pics\tax.svg`, 'my%20stall', 'txa', '//a.example/bond', '…'];

export const images: Rows = {
  'no logo': { 'images/logo.svg': undefined },
  'a damaged image that an article uses': {
    'blog/7.md': text('![A stall](stall)'),
    'images/stall.png': 'x',
  },
  'a photo that is cut off': { 'images/stall.jpg': cutPhoto },
  'an empty file': { 'images/stall.png': '' },
  'a file of 11 MB': { 'images/stall.png': Buffer.alloc(11_000_000) },
  'a drawing that is called a photo': { 'images/stall.png': svg },
  'an SVG in Latin 1': {
    'images/stall.svg': Buffer.from(svg.replace('/>', '><title>Café</title></svg>'), 'latin1'),
  },
  'a damaged SVG': { 'images/stall.svg': svg.replace('/>', '><g></svg>') },
  'a logo of pixels': {
    'images/logo.svg': undefined,
    'images/logo.png': Buffer.from(png, 'base64'),
  },
  'files that are ignored': {
    'images/stall.heic': 'x',
    'images/stall.gif': 'x',
    'images/notes.txt': 'x',
    'images/my stall.svg': svg,
    'images/Über (1).JPG': 'x',
    'images/写真.png': 'x',
    'images/photo.jpeg.jpg': 'x',
    'images/2025': (file) => mkdir(file),
  },
  'names that no image has': {
    'blog/7.md': text(MISSING.map((name) => `![A stem](${name})`).join('\n\n')),
    'images/my-stall.svg': svg,
  },
  'a narrow photo, beside a wide one, a portrait and an icon': {
    'images/narrow.jpg': makePhoto(1199),
    'images/wide_1-2.JPG': makePhoto(1200),
    'images/ada.jpg': makePhoto(600),
    'images/icon.png': makePhoto(40),
    ...inFixture('people.yaml', [/(?<=image: ).*/, 'ada']),
  },
  'an article that uses an ignored file': {
    'blog/7.md': article({ image: 'my stall' }),
    'images/my stall.svg': svg,
  },
  'two images of one name': { 'images/Tax.png': svg, 'images/why-800.avif': svg },
};
