import sharp from 'sharp';
import { renderSocialCard } from './render-social-card';
import { renderVariant } from './render-variant';
import { makeImage, makeVariant } from './test-photo';
import { socialCard } from './variants';

const COLOURS = { R: [255, 0, 0], G: [0, 255, 0], B: [0, 0, 255], W: [255, 255, 255] } as const;
const SIZE = 60;
const PERSON = 'A. Person';
const PLACE = 'near Ikeja';

/**
 * How a camera stores a picture whose quarters are red, green (above), blue and white (below), by
 * EXIF's eight orientations: what the file has above and below. 5 to 8 lie on their side.
 */
const STORED = [
  [1, 'RG', 'BW'],
  [2, 'GR', 'WB'],
  [3, 'WB', 'GR'],
  [4, 'BW', 'RG'],
  [5, 'RB', 'GW'],
  [6, 'GW', 'RB'],
  [7, 'WG', 'BR'],
  [8, 'BR', 'WG'],
] as const;

/** A JPEG of four quarters, with what a phone writes down of the place and the person. */
function makeMaster(orientation: number, quarters: string): Promise<Buffer> {
  const flipped = orientation > 4;
  const [width, height] = flipped ? [SIZE, 2 * SIZE] : [2 * SIZE, SIZE];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 3) {
      const quarter = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1);
      pixels.set(COLOURS[colourName(quarters.charAt(quarter))], index);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Copyright: PERSON },
      IFD3: { GPSLatitude: '6/1 35/1 47/1', GPSMapDatum: PLACE },
    })
    .withMetadata({ orientation })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${PERSON}</x:xmpmeta>`)
    .jpeg({ quality: 95 })
    .toBuffer();
}

function colourName(letter: string): keyof typeof COLOURS {
  if (letter === 'R' || letter === 'G' || letter === 'B') return letter;
  return 'W';
}

/** The colours of the four corners, left above first. */
async function corners(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const inset = Math.floor(Math.min(width, height) / 10);
  const places = [inset, height - 1 - inset].flatMap((y) =>
    [inset, width - 1 - inset].map((x) => (y * width + x) * channels),
  );
  return places
    .map((at) => [...data.subarray(at, at + 3)].map((value) => (value > 128 ? 255 : 0)).join())
    .map((seen) => Object.entries(COLOURS).find(([, colour]) => colour.join() === seen)?.[0] ?? '?')
    .join('');
}

/** What is left of what the camera wrote down. */
async function findTraces(bytes: Buffer) {
  const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
  const text = [PERSON, PLACE, 'Exif', 'xmpmeta'].filter((word) => bytes.includes(word));
  return { exif, xmp, iptc, icc, orientation, text };
}

const made = {
  avif: (master: Buffer) => renderVariant(master, makeVariant(2 * SIZE, 'avif')),
  webp: (master: Buffer) => renderVariant(master, makeVariant(2 * SIZE, 'webp')),
  'social card': (master: Buffer) => renderSocialCard(master, socialCard(makeImage())),
};

describe.each(Object.entries(made))('%s', (kind, render) => {
  test.each(STORED)('of orientation %i is upright', async (orientation, above, below) => {
    const master = await makeMaster(orientation, above + below);
    expect((await sharp(master).metadata()).orientation).toBe(orientation);
    const bytes = await render(master);
    expect(await corners(bytes)).toBe('RGBW');
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual(kind === 'social card' ? [1200, 630] : [2 * SIZE, SIZE]);
  });

  test('has nothing of what the camera wrote down', async () => {
    const master = await makeMaster(6, 'GWRB');
    const before = await findTraces(master);
    expect(before.text).toEqual([PERSON, PLACE, 'Exif', 'xmpmeta']);
    expect(before.exif?.includes(PLACE)).toBe(true);
    expect(await findTraces(await render(master))).toEqual({ text: [] });
  });
});
