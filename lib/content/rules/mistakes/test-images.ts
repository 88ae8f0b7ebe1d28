import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { makeNoise } from '@/lib/images/render/test-photo';
import { makeSample, editFixture, type Samples, makeSampleWithBody } from './test-content';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>';

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const makePhoto = (width: number) => (file: string) =>
  sharp({ create: { width, height: 9, channels: 3, background: '#fff' } }).toFile(file);

const writeTruncatedPhoto = async (file: string) => {
  const bytes = await makeNoise(1200, 90).toFormat('jpg').toBuffer();
  await writeFile(file, bytes.subarray(0, bytes.length / 2));
};

const UNKNOWN_NAMES = ['tax.jpg', 'pics\\tax.svg', 'my%20stall', 'txa', '//a.example/bond', '…'];

export const images: Samples = {
  'no logo': { 'images/logo.svg': undefined },
  'a damaged image that an article uses': {
    'blog/7.md': makeSampleWithBody('![A stall](stall)'),
    'images/stall.png': 'x',
  },
  'a photo whose file is cut off': { 'images/stall.jpg': writeTruncatedPhoto },
  'an empty image file': { 'images/stall.png': '' },
  'an image of 11 MB': { 'images/stall.png': Buffer.alloc(11_000_000) },
  'an SVG with the extension .png': { 'images/stall.png': svg },
  'a GIF with the extension .jpg': { 'images/stall.jpg': Buffer.from(gif, 'base64') },
  'a drawing of more than 50 kB': {
    'images/stall.svg': svg.replace('/>', `><title>${'A stall. '.repeat(6000)}</title></svg>`),
  },
  'an SVG that is not saved as UTF-8': {
    'images/stall.svg': Buffer.from(svg.replace('/>', '><title>Café</title></svg>'), 'latin1'),
  },
  'a damaged SVG': { 'images/stall.svg': svg.replace('/>', '><g></svg>') },
  'a valid PNG logo': {
    'images/logo.svg': undefined,
    'images/logo.png': Buffer.from(png, 'base64'),
  },
  'files in content/images that the site ignores': {
    'images/stall.heic': 'x',
    'images/stall.avif': 'x',
    'images/notes.txt': 'x',
    'images/my stall.svg': svg,
    'images/Über (1).JPG': 'x',
    'images/写真.png': 'x',
    'images/photo.jpeg.jpg': 'x',
    'images/2025': (file) => mkdir(file),
  },
  'names of images that do not exist': {
    'blog/7.md': makeSampleWithBody(UNKNOWN_NAMES.map((name) => `![A stem](${name})`).join('\n\n')),
    'images/my-stall.svg': svg,
  },
  'a photo that is too narrow (the wide photo, the portrait and the icon are valid)': {
    'images/narrow.jpg': makePhoto(1199),
    'images/wide_1-2.JPG': makePhoto(1200),
    'images/ada.jpg': makePhoto(600),
    'images/icon.png': makePhoto(40),
    ...editFixture('people.yaml', [/(?<=image: ).*/, 'ada']),
  },
  'an article with an image whose file name is invalid': {
    'blog/7.md': makeSample({ image: 'my stall' }),
    'images/my stall.svg': svg,
  },
  'a photo with the same name as a drawing': { 'images/tax.jpg': makePhoto(1200) },
};
