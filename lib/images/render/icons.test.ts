import sharp from 'sharp';
import { palette } from '@/lib/brand/palette';
import { appleTouchIcon, favicon, manifestIcons, renderIcon } from './icons';

const [indigo, ochre, background] = ['#24397d', '#c8892b', palette.cotton];

const logo = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>@media(prefers-color-scheme:dark){path{fill:#fff}}</style><path fill="${indigo}" d="M0 0h12v48H0z"/><path fill="${ochre}" d="M36 0h12v48H36z"/></svg>`,
);

async function makeColorReader(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const column = Math.min(Math.floor(x * info.width), info.width - 1);
    const row = Math.min(Math.floor(y * info.height), info.height - 1);
    const start = 4 * (row * info.width + column);
    const pixel = data.subarray(start, start + 4);
    return pixel[3] === 0 ? 'transparent' : `#${pixel.subarray(0, 3).toString('hex')}`;
  };
}

test.each([appleTouchIcon, ...manifestIcons])(
  'renders an opaque icon of $size pixels, with the logo scaled to $scale of the icon size',
  async (icon) => {
    const png = await renderIcon(logo, icon);
    const { size, scale } = icon;
    const expected = { format: 'png', width: size, height: size, isPalette: true };
    expect(await sharp(png).metadata()).toMatchObject(expected);
    expect((await sharp(png).stats()).isOpaque).toBe(true);
    const colorAt = await makeColorReader(png);
    // `x` and `y` are coordinates in the logo's `viewBox`, from 0 to 48. Points outside this range are not in the logo.
    const logoAt = (x: number, y: number) =>
      colorAt((1 - scale) / 2 + (scale * x) / 48, (1 - scale) / 2 + (scale * y) / 48);
    expect([logoAt(6, 45), logoAt(24, 45), logoAt(42, 45)]).toEqual([indigo, background, ochre]);
    const outside = [logoAt(-1, 24), logoAt(49, 24), logoAt(24, -1), logoAt(24, 49)];
    expect(outside).toEqual(Array(4).fill(background));
    expect(colorAt(1, 1)).toBe(background);
  },
);

test('renders the favicon with sharp edges and a transparent background', async () => {
  const png = await renderIcon(logo, favicon);
  expect(await sharp(png).metadata()).toMatchObject({ width: 48, hasAlpha: true });
  const colorAt = await makeColorReader(png);
  const row = Array.from({ length: 48 }, (_, x) => colorAt(x / 48, 1));
  expect(row).toEqual([
    ...Array<string>(12).fill(indigo),
    ...Array<string>(24).fill('transparent'),
    ...Array<string>(12).fill(ochre),
  ]);
});

test('does not distort a wide logo, and fills the space above and below it with the background colour', async () => {
  const wide = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="${indigo}" d="M0 0h40v20H0z"/></svg>`;
  const png = await renderIcon(Buffer.from(wide), { size: 80, scale: 0.5, background });
  const colorAt = await makeColorReader(png);
  expect([colorAt(0.26, 0.5), colorAt(0.74, 0.5)]).toEqual([indigo, indigo]);
  expect([colorAt(0.5, 0.3), colorAt(0.5, 0.7)]).toEqual([background, background]);
});
