import sharp from 'sharp';
import { palette } from '@/lib/brand/palette';
import { appleTouchIcon, encodeIco, favicons, manifestIcons, renderIcon } from './icons';

const small = { size: 16, png: Buffer.from('small') };
const large = { size: 256, png: Buffer.from('large one') };

test('an ICO file is a header, the place and kind of each image, then the images', () => {
  expect([...encodeIco([small, large])]).toEqual([
    ...[0, 0, 1, 0, 2, 0],
    ...[16, 16, 0, 0, 1, 0, 32, 0, 5, 0, 0, 0, 38, 0, 0, 0],
    // The format writes 256 as 0.
    ...[0, 0, 0, 0, 1, 0, 32, 0, 9, 0, 0, 0, 43, 0, 0, 0],
    ...Buffer.from('smalllarge one'),
  ]);
});

test('an image too large for the format is refused', () => {
  expect(() => encodeIco([{ size: 257, png: small.png }])).toThrow('out of range');
});

const background = palette.cotton.toLowerCase();
const colors = { indigo: '#24397d', ochre: '#c8892b', background, none: 'transparent' };

/** A quarter of indigo, nothing, a quarter of ochre; another look where the browser is dark. */
const logo = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>@media(prefers-color-scheme:dark){path{fill:#fff}}</style><path fill="${colors.indigo}" d="M0 0h12v48H0z"/><path fill="${colors.ochre}" d="M36 0h12v48H36z"/></svg>`,
);

/** The colour at a place given in parts of the side: "#rrggbb", or "transparent". */
async function readColors(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const column = Math.min(Math.floor(x * info.width), info.width - 1);
    const row = Math.min(Math.floor(y * info.height), info.height - 1);
    const place = 4 * (row * info.width + column);
    const pixel = data.subarray(place, place + 4);
    return pixel[3] === 0 ? colors.none : `#${pixel.subarray(0, 3).toString('hex')}`;
  };
}

const backgrounded = [appleTouchIcon, ...manifestIcons].map((icon) => ({
  ...icon,
  what: `${icon.size} px, ${icon.scale} of the side`,
}));

test.each(backgrounded)('$what: opaque, the mark in the middle of the background', async (icon) => {
  const png = await renderIcon(logo, icon);
  expect(await sharp(png).metadata()).toMatchObject({
    format: 'png',
    width: icon.size,
    height: icon.size,
    isPalette: true,
  });
  expect((await sharp(png).stats()).isOpaque).toBe(true);
  const colorAt = await readColors(png);
  expect([colorAt(0, 0), colorAt(1, 0), colorAt(0, 1), colorAt(1, 1)]).toEqual(
    Array(4).fill(background),
  );
  // In 48ths of the mark: left, right, and the nothing between them.
  const at = (x: number, y: number) =>
    colorAt(
      (1 - icon.scale) / 2 + (icon.scale * x) / 48,
      (1 - icon.scale) / 2 + (icon.scale * y) / 48,
    );
  expect(at(6, 45)).toBe(colors.indigo);
  expect(at(42, 45)).toBe(colors.ochre);
  expect(at(24, 45)).toBe(background);
  expect([at(-1, 24), at(49, 24), at(24, -1), at(24, 49)]).toEqual(Array(4).fill(background));
});

test.each(favicons)('$size px: sharp edges on nothing, without a palette', async (icon) => {
  const png = await renderIcon(logo, icon);
  expect(await sharp(png).metadata()).toMatchObject({
    width: icon.size,
    isPalette: false,
    channels: 4,
  });
  const colorAt = await readColors(png);
  const row = Array.from({ length: icon.size }, (_, x) => colorAt(x / icon.size, 1));
  const quarter = icon.size / 4;
  expect(row).toEqual([
    ...Array<string>(quarter).fill(colors.indigo),
    ...Array<string>(2 * quarter).fill(colors.none),
    ...Array<string>(quarter).fill(colors.ochre),
  ]);
});

test('launchers that cut a circle of 40 % cut away nothing of a maskable icon’s mark', () => {
  const maskable = manifestIcons.filter(({ purpose }) => purpose === 'maskable');
  expect(maskable).toHaveLength(1);
  for (const { scale } of maskable) expect(Math.hypot(scale / 2, scale / 2)).toBeLessThan(0.4);
});

test('a wide logo keeps its shape, on the background above and below', async () => {
  const wide =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="#24397d" d="M0 0h40v20H0z"/></svg>';
  const png = await renderIcon(Buffer.from(wide), { size: 80, scale: 0.5, background });
  const colorAt = await readColors(png);
  expect([colorAt(0.26, 0.5), colorAt(0.74, 0.5)]).toEqual([colors.indigo, colors.indigo]);
  expect([colorAt(0.5, 0.3), colorAt(0.5, 0.7)]).toEqual([background, background]);
});
