import sharp from 'sharp';
import { renderVariant } from './photo-variant';
import { makeNoise, makeVariant } from './test-photo';

const SIZE = 60;
const PERSON = 'A. Person';
const PLACE = 'near Ikeja';
const METADATA_STRINGS = [PERSON, PLACE, 'Exif', 'xmpmeta'];

function makeRotatedPhoto(): Promise<Buffer> {
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

describe.each(['avif', 'webp'] as const)('variants in the format %s', (format) => {
  const variant = makeVariant(2 * SIZE, format);

  test('removes all camera metadata from each variant of a photo', async () => {
    const original = await makeRotatedPhoto();
    expect(METADATA_STRINGS.filter((text) => original.includes(text))).toEqual(METADATA_STRINGS);
    const bytes = await renderVariant(original, variant);
    expect(METADATA_STRINGS.filter((text) => bytes.includes(text))).toEqual([]);
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  });

  test('renders a photo to the same bytes with any number of threads', async () => {
    const original = await makeNoise(200, 300).jpeg({ quality: 100 }).toBuffer();
    sharp.concurrency(1);
    const expected = await renderVariant(original, variant);
    sharp.concurrency(4);
    expect((await renderVariant(original, variant)).equals(expected)).toBe(true);
    expect(expected.length).toBeGreaterThan(original.length / 20);
  });
});

test('rotates a photo upright, but does not enlarge it if it is narrower than requested', async () => {
  const bytes = await renderVariant(await makeRotatedPhoto(), makeVariant(400, 'webp'));
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2 * SIZE, height: SIZE });
});
