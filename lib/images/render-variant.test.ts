import sharp from 'sharp';
import { byteLimit, renderVariant } from './render-variant';
import { makeNoise, makeVariant } from './test-photo';

const red = { r: 255, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 255 };

/** A JPEG 80 pixels wide and 40 high as it is stored: the left half red, the right half blue. */
function makeMaster() {
  const right = sharp({ create: { width: 40, height: 40, channels: 3, background: blue } });
  return right.extend({ left: 40, background: red });
}

/** Red, green and blue of one pixel. */
async function pixel(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const one = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await one.raw().toBuffer())];
}

test.each(['avif', 'webp'] as const)('%s: a phone’s photo is upright', async (format) => {
  // 6: the phone was held upright; what is stored at the left belongs to the top.
  const master = await makeMaster().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const bytes = await renderVariant(master, makeVariant(40, format));
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 80 });
  expect((await pixel(bytes, 20, 10))[0]).toBeGreaterThan(200);
  expect((await pixel(bytes, 20, 70))[2]).toBeGreaterThan(200);
});

test.each(['avif', 'webp'] as const)('%s: nothing tells where it was taken', async (format) => {
  const master = await makeMaster()
    .withExif({ IFD0: { Copyright: 'A. Person' }, IFD3: { GPSLatitude: '6/1 35/1 47/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">A. Person</x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect(master.includes('A. Person')).toBe(true);
  const bytes = await renderVariant(master, makeVariant(40, format));
  const { exif, icc, iptc, xmp, orientation } = await sharp(bytes).metadata();
  expect({ exif, icc, iptc, xmp, orientation }).toEqual({});
  expect(bytes.includes('A. Person')).toBe(false);
});

test('the colours of a camera with more colours than sRGB look the same', async () => {
  const background = { r: 200, g: 60, b: 60 };
  const master = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const stored = await sharp(master, { ignoreIcc: true }).raw().toBuffer();
  expect(stored[0]).toBeLessThan(190);
  const bytes = await renderVariant(master, makeVariant(40, 'webp'));
  expect((await pixel(bytes, 20, 20))[0]).toBeGreaterThan(196);
});

test.each([
  [400, 23_200],
  [800, 46_400],
  [1200, 69_600],
  [1600, 92_800],
])('a variant %i pixels wide may have %i bytes', (width, bytes) => {
  expect(byteLimit(width)).toBe(bytes);
});

describe('the heaviest photo', () => {
  const portrait = makeNoise(200, 300).jpeg({ quality: 100 }).toBuffer();

  test.each(['avif', 'webp'] as const)('%s: stays within the limit', async (format) => {
    const bytes = await renderVariant(await portrait, makeVariant(200, format));
    expect(bytes.length).toBeLessThanOrEqual(byteLimit(200));
    expect(bytes.length).toBeGreaterThan(byteLimit(200) / 20);
  });

  test.each(['avif', 'webp'] as const)('%s: the same photo, the same bytes', async (format) => {
    const first = await renderVariant(await portrait, makeVariant(100, format));
    const again = await renderVariant(await portrait, makeVariant(100, format));
    expect(again.equals(first)).toBe(true);
  });

  test('the number of threads changes no byte', async () => {
    const threads = sharp.concurrency();
    const render = async () => renderVariant(await portrait, makeVariant(200));
    try {
      sharp.concurrency(1);
      const one = await render();
      sharp.concurrency(4);
      const four = await render();
      expect(four.equals(one)).toBe(true);
    } finally {
      sharp.concurrency(threads);
    }
  });
});

test('a photo that is light keeps its quality', async () => {
  const master = await makeMaster().png().toBuffer();
  const bytes = await renderVariant(master, makeVariant(80, 'webp'));
  const full = await sharp(master).webp({ quality: 78 }).toBuffer();
  expect(bytes.equals(full)).toBe(true);
});

test('nothing is made larger than it is', async () => {
  const bytes = await renderVariant(await makeMaster().jpeg().toBuffer(), makeVariant(400));
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 80, height: 40 });
});

test.each(['avif', 'webp'] as const)('%s: what is transparent stays so', async (format) => {
  const background = { ...red, alpha: 0 };
  const master = await sharp({ create: { width: 40, height: 40, channels: 4, background } })
    .png()
    .toBuffer();
  const bytes = await renderVariant(master, makeVariant(40, format));
  expect((await sharp(bytes).stats()).isOpaque).toBe(false);
});

test('a grey photo stays grey', async () => {
  const master = await makeMaster().greyscale().jpeg().toBuffer();
  const [red = 0, green = 0, blue = 0] = await pixel(
    await renderVariant(master, makeVariant(80)),
    10,
    20,
  );
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(4);
});

test.each([
  ['a text', Buffer.from('no picture')],
  ['nothing', Buffer.alloc(0)],
])('%s is no photo, and its name is told', async (_what, master) => {
  await expect(renderVariant(master, makeVariant(40))).rejects.toThrow(
    /^content\/images\/photo\.jpg is damaged: /,
  );
});

test('a photo that was cut off on the way is damaged', async () => {
  const master = await makeNoise(100, 100).jpeg().toBuffer();
  const cut = master.subarray(0, master.length / 2);
  await expect(renderVariant(cut, makeVariant(40))).rejects.toThrow('photo.jpg is damaged');
});
