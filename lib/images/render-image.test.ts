import sharp from 'sharp';
import { byteLimit, renderImage } from './render-image';
import { makeNoise, makeVariant } from './test-photo';

const COLOURS = { R: '255,0,0', G: '0,255,0', B: '0,0,255', W: '255,255,255' };
const SIZE = 60;
const PERSON = 'A. Person';
const PLACE = 'near Ikeja';

/**
 * What a phone held upright stores of an image whose quarters are red, green (above), blue and white
 * (below): a JPEG on its side, with the place and the person.
 */
function makeOriginal(): Promise<Buffer> {
  const rects = [...'GWRB'].map((letter, index) => {
    const [, colour] = Object.entries(COLOURS).find(([name]) => name === letter) ?? [];
    return `<rect x="${index % 2}" y="${index > 1 ? 1 : 0}" width="1" height="1" fill="rgb(${colour})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${2 * SIZE}" viewBox="0 0 2 2" preserveAspectRatio="none">${rects.join('')}</svg>`;
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

/** The letters of the colours in the four corners, in the order of reading. */
async function cornersOf(bytes: Buffer): Promise<string> {
  let corners = '';
  for (const y of [0.15, 0.85])
    for (const x of [0.15, 0.85]) {
      const colour = (await colourAt(bytes, x, y)).map((value) => (value > 128 ? 255 : 0)).join();
      corners += Object.entries(COLOURS).find(([, rgb]) => rgb === colour)?.[0] ?? '?';
    }
  return corners;
}

/** What is left of what the camera recorded. */
async function findTraces(bytes: Buffer) {
  const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
  const text = [PERSON, PLACE, 'Exif', 'xmpmeta'].filter((word) => bytes.includes(word));
  return { exif, xmp, iptc, icc, orientation, text };
}

describe.each(['avif', 'webp'] as const)('%s', (format) => {
  const variant = makeVariant(2 * SIZE, format);

  test('it is upright, and nothing that the camera recorded is left', async () => {
    const original = await makeOriginal();
    expect((await findTraces(original)).text).toEqual([PERSON, PLACE, 'Exif', 'xmpmeta']);
    const bytes = await renderImage(original, variant);
    expect(await findTraces(bytes)).toEqual({ text: [] });
    expect(await cornersOf(bytes)).toBe('RGBW');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2 * SIZE, height: SIZE });
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

  test('what is transparent stays so', async () => {
    const background = { r: 255, g: 0, b: 0, alpha: 0 };
    const transparent = sharp({ create: { width: 40, height: 40, channels: 4, background } });
    const bytes = await renderImage(await transparent.png().toBuffer(), makeVariant(40, format));
    expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  });
});

test('a photo that was cut off is named', async () => {
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

test('the colours of a camera with more colours than sRGB look the same', async () => {
  const background = { r: 200, g: 60, b: 60 };
  const original = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const stored = await sharp(original, { ignoreIcc: true }).raw().toBuffer();
  expect(stored[0]).toBeLessThan(190);
  const bytes = await renderImage(original, makeVariant(40, 'webp'));
  expect((await colourAt(bytes, 0.5, 0.5))[0]).toBeGreaterThan(196);
});
