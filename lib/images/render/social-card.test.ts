import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { makeImage } from '@/lib/content/test-content';
import { palette } from '@/lib/brand/palette';
import { makeFolder } from '@/lib/content/test-folder';
import { type SocialCard, loadSocialCard, renderSocialCard } from './social-card';
import { makeNoise } from './test-photo';

const logoText = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#FF0000" d="M0 0h9v9H0z"/></svg>`;
const logo = Buffer.from(logoText);
const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720"><path fill="#0000FF" d="M0 0h960v720H0z"/></svg>`,
);

function makeCard(overrides?: Partial<SocialCard>): SocialCard {
  const image = makeImage('tax.svg');
  return { title: 'Who is paid?', firm: 'Baobab', logo, image, ...overrides };
}

async function measureRgb(bytes: Buffer, left: number, top: number, width: number, height: number) {
  const area = await sharp(bytes).extract({ left, top, width, height }).toBuffer();
  const { channels } = await sharp(area).stats();
  return [channels.map(({ min }) => min), channels.map(({ max }) => max)];
}

/** Matches the RGB values of a colour with a tolerance, because the palette of a PNG may change each value slightly. */
const rgb = (colour: string) =>
  [1, 3, 5].map(
    (start) => expect.closeTo(Number.parseInt(colour.slice(start, start + 2), 16), -1) as number,
  );

const filledWith = (colour: string) => [rgb(colour), rgb(colour)];

test('shows the logo and the title on the left of the card, and the image on the right', async () => {
  const bytes = await renderSocialCard(makeCard(), drawing);
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  expect(await measureRgb(bytes, 60, 60, 40, 40)).toEqual(filledWith('#FF0000'));
  expect(await measureRgb(bytes, 700, 0, 400, 630)).toEqual(filledWith('#0000FF'));
  const title = await measureRgb(bytes, 0, 300, 600, 330);
  expect(title).toEqual([rgb(palette.aro950), rgb(palette.cotton)]);
});

const LONG_TEXT = 'Wholesale warehouses and wages’ weight, multiplied by '.repeat(9);

test.each([
  ['the longest title that an article may have', LONG_TEXT.slice(0, 80), 'Baobab'],
  ['the longest name that a firm may have', 'Who is paid?', LONG_TEXT.slice(0, 120)],
  ['very long words', 'W'.repeat(60), `${'w'.repeat(40)} ${'Warehouse '.repeat(7)}`],
  ['Yoruba with tone marks', 'Ẹ̀kọ́ ìṣúná: owó tó ₦5,000 ní ọjà Ọ̀ṣun', 'Ilé-iṣẹ́ Ìmọ̀ràn Owó Ọ̀ṣun'],
  ['text that looks like HTML', 'Profit & loss, <b>or</b> both?', 'Ade & Sons <Ltd>'],
])('fits %s into its area of the card', async (_name, title, firm) => {
  const bytes = await renderSocialCard(makeCard({ title, firm }), drawing);
  const emptyAreas: [number, number, number, number][] = [
    [0, 0, 612, 50],
    [0, 0, 50, 630],
    [584, 0, 26, 630],
    [0, 582, 612, 48],
    [0, 172, 612, 20],
  ];
  for (const area of emptyAreas)
    expect(await measureRgb(bytes, ...area)).toEqual(filledWith(palette.cotton));
  expect(await measureRgb(bytes, 56, 200, 520, 380)).not.toEqual(filledWith(palette.cotton));
  expect(await measureRgb(bytes, 124, 56, 450, 104)).not.toEqual(filledWith(palette.cotton));
});

test('does not distort a wide logo, and puts the name of the firm beside it', async () => {
  const wide = Buffer.from(logoText.replace('0 0 9 9', '0 0 90 9').replace('h9v9', 'h90v9'));
  const bytes = await renderSocialCard(makeCard({ logo: wide }), drawing);
  expect(await measureRgb(bytes, 60, 60, 150, 8)).toEqual(filledWith('#FF0000'));
  expect(await measureRgb(bytes, 217, 50, 14, 80)).toEqual(filledWith(palette.cotton));
  const withoutName = await renderSocialCard(makeCard({ logo: wide, firm: undefined }), drawing);
  expect(await measureRgb(withoutName, 60, 60, 500, 30)).toEqual(filledWith('#FF0000'));
});

test('omits letters and diacritics that the font lacks from the title', async () => {
  const render = (title: string) => renderSocialCard(makeCard({ title }), drawing);
  expect((await render('Ƙasa 漢字🙂 Ǎde')).equals(await render('Ƙasa Ade'))).toBe(true);
  expect((await render('Ƙasa')).equals(await render('asa'))).toBe(false);
});

test('rotates the photo on a card upright', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="red" d="M0 0h800v600H0z"/><path fill="lime" d="M0 0h400v600H0z"/></svg>';
  const turned = sharp(Buffer.from(svg)).withMetadata({ orientation: 6 });
  const storedPhoto = await turned.jpeg().toBuffer();
  const bytes = await renderSocialCard(makeCard({ image: makeImage('photo.jpg') }), storedPhoto);
  expect(await measureRgb(bytes, 620, 10, 540, 200)).toEqual(filledWith('#00FF00'));
  expect(await measureRgb(bytes, 620, 400, 540, 200)).toEqual(filledWith('#FF0000'));
});

test('renders the card for a photo as a JPEG of less than 300 kB, without the metadata of the camera', async () => {
  const photo = makeNoise(800, 600).withExif({ IFD3: { GPSMapDatum: 'near Ikeja' } });
  const storedPhoto = await photo.jpeg().toBuffer();
  const bytes = await renderSocialCard(makeCard({ image: makeImage('photo.jpg') }), storedPhoto);
  const { format, width, height, exif } = await sharp(bytes).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  // WhatsApp omits images much larger than 300 kB from link previews. Random noise is the worst case for compression.
  expect(bytes.length).toBeLessThan(300_000);
});

test('renders a card again if its title, firm, logo, image or layout files change', async () => {
  const folder = await makeFolder();
  const layout = path.join(await makeFolder(), 'card.ttf');
  await writeFile(layout, 'a font');
  const load = (card = makeCard(), image = drawing) =>
    loadSocialCard(card, image, folder, [layout]);
  const first = await load();
  expect((await load()).equals(first)).toBe(true);
  expect(await readdir(folder)).toHaveLength(1);
  await load(makeCard({ title: 'Who pays?' }));
  await load(makeCard({ firm: 'Iroko' }));
  await load(makeCard({ logo: Buffer.from(logoText.replace('FF0000', '00FF00')) }));
  await load(makeCard(), Buffer.from(drawing.toString().replace('960', '961')));
  await writeFile(layout, 'another font');
  await load();
  expect(await readdir(folder)).toHaveLength(6);
});
