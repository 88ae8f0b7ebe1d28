import sharp from 'sharp';
import { byteLimit, renderImage } from './render-image';
import { makeNoise, makeVariant } from './test-photo';

const SIZE = 60;
const PERSON = 'A. Person';
const PLACE = 'near Ikeja';
/** What the camera records, as it appears in the bytes of a file. */
const TRACES = [PERSON, PLACE, 'Exif', 'xmpmeta'];

/**
 * A JPEG as a phone held upright stores it, on its side and with the place and the person: upright,
 * its quarters are red and green above, blue and white below.
 */
function makeOriginal(): Promise<Buffer> {
  const quarters = ['lime', 'white', 'red', 'blue'].map(
    (fill, index) =>
      `<rect x="${index % 2}" y="${index > 1 ? 1 : 0}" width="1" height="1" fill="${fill}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${2 * SIZE}" viewBox="0 0 2 2" preserveAspectRatio="none">${quarters.join('')}</svg>`;
  return sharp(Buffer.from(svg))
    .withExif({
      IFD0: { Copyright: PERSON },
      IFD3: { GPSLatitude: '6/1 35/1 47/1', GPSMapDatum: PLACE },
    })
    .withMetadata({ orientation: 6 })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${PERSON}</x:xmpmeta>`)
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** Red, green and blue of the pixel at a part of the width and height. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { width, height } = await sharp(bytes).metadata();
  const place = { left: Math.floor(x * width), top: Math.floor(y * height), width: 1, height: 1 };
  return [...(await sharp(bytes).extract(place).removeAlpha().raw().toBuffer())];
}

describe.each(['avif', 'webp'] as const)('%s', (format) => {
  const variant = makeVariant(2 * SIZE, format);

  test('a photo is upright', async () => {
    const bytes = await renderImage(await makeOriginal(), variant);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2 * SIZE, height: SIZE });
    const corners = [
      await colourAt(bytes, 0.15, 0.15),
      await colourAt(bytes, 0.85, 0.15),
      await colourAt(bytes, 0.15, 0.85),
      await colourAt(bytes, 0.85, 0.85),
    ];
    const rounded = corners.map((colour) => colour.map((value) => (value > 128 ? 255 : 0)).join());
    expect(rounded).toEqual(['255,0,0', '0,255,0', '0,0,255', '255,255,255']);
  });

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
    const threads = sharp.concurrency();
    try {
      sharp.concurrency(1);
      const one = await renderImage(original, variant);
      sharp.concurrency(4);
      expect((await renderImage(original, variant)).equals(one)).toBe(true);
    } finally {
      sharp.concurrency(threads);
    }
  });

  test('the heaviest photo stays within the limit', async () => {
    const original = await makeNoise(200, 300).jpeg({ quality: 100 }).toBuffer();
    const bytes = await renderImage(original, makeVariant(200, format));
    expect(bytes.length).toBeLessThanOrEqual(byteLimit(200));
    expect(bytes.length).toBeGreaterThan(byteLimit(200) / 20);
  });

  test('a transparent image stays transparent', async () => {
    const background = { r: 255, g: 0, b: 0, alpha: 0 };
    const transparent = sharp({ create: { width: 40, height: 40, channels: 4, background } });
    const bytes = await renderImage(await transparent.png().toBuffer(), makeVariant(40, format));
    expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  });
});

test('a photo that was cut off is named in the error', async () => {
  const original = await makeNoise(100, 100).jpeg().toBuffer();
  const cut = original.subarray(0, original.length / 2);
  await expect(renderImage(cut, makeVariant(80))).rejects.toThrow(
    /^content\/images\/photo\.jpg is damaged: /,
  );
});

test('a light photo keeps its quality, and is not made larger', async () => {
  const original = await sharp(await makeOriginal())
    .png()
    .toBuffer();
  const bytes = await renderImage(original, makeVariant(400, 'webp'));
  expect(bytes).toEqual(await sharp(original).webp({ quality: 78 }).toBuffer());
});
