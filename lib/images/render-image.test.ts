import sharp from 'sharp';
import { renderImage } from './render-image';
import { makeNoise, makeVariant } from './test-photo';

const SIZE = 60;
const PERSON = 'A. Person';
const PLACE = 'near Ikeja';
/** What the camera records, as it appears in the bytes of a file. */
const TRACES = [PERSON, PLACE, 'Exif', 'xmpmeta'];

/** A JPEG as a phone held upright stores it: on its side, with the place and the person. */
function makeOriginal(): Promise<Buffer> {
  const create = { width: SIZE, height: 2 * SIZE, channels: 3, background: 'red' } as const;
  return sharp({ create })
    .withExif({
      IFD0: { Copyright: PERSON },
      IFD3: { GPSLatitude: '6/1 35/1 47/1', GPSMapDatum: PLACE },
    })
    .withMetadata({ orientation: 6 })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${PERSON}</x:xmpmeta>`)
    .jpeg({ quality: 95 })
    .toBuffer();
}

describe.each(['avif', 'webp'] as const)('%s', (format) => {
  const variant = makeVariant(2 * SIZE, format);

  test('nothing that the camera recorded is left', async () => {
    const original = await makeOriginal();
    expect(TRACES.filter((trace) => original.includes(trace))).toEqual(TRACES);
    const bytes = await renderImage(original, variant);
    expect(TRACES.filter((trace) => bytes.includes(trace))).toEqual([]);
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  });

  test('the same original gives the same bytes, whatever the number of threads', async () => {
    const original = await makeNoise(200, 300).jpeg({ quality: 100 }).toBuffer();
    sharp.concurrency(1);
    const one = await renderImage(original, variant);
    sharp.concurrency(4);
    expect((await renderImage(original, variant)).equals(one)).toBe(true);
    expect(one.length).toBeGreaterThan(original.length / 20);
  });
});

test('a photo is upright, and not made larger', async () => {
  const bytes = await renderImage(await makeOriginal(), makeVariant(400, 'webp'));
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2 * SIZE, height: SIZE });
});
