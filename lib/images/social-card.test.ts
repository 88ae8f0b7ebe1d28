import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { makeImage } from '@/lib/content/test-content';
import { palette } from '@/lib/brand/palette';
import { makeFolder } from '@/lib/content/test-folder';
import { type Card, loadCard, renderCard } from './social-card';
import { makeNoise } from './test-photo';

const logoText = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#FF0000" d="M0 0h9v9H0z"/></svg>`;
const logo = Buffer.from(logoText);
const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720"><path fill="#0000FF" d="M0 0h960v720H0z"/></svg>`,
);

function makeCard(overrides?: Partial<Card>): Card {
  const image = makeImage('tax.svg');
  return { title: 'Who is paid?', firm: 'Baobab', logo, image, ...overrides };
}

/** Red, green and blue of the darkest and of the lightest pixel in an area of a card. */
async function coloursOf(bytes: Buffer, left: number, top: number, width: number, height: number) {
  const area = await sharp(bytes).extract({ left, top, width, height }).toBuffer();
  const { channels } = await sharp(area).stats();
  return [channels.map(({ min }) => min), channels.map(({ max }) => max)];
}

/** Red, green and blue of a colour such as #FF0000; the palette of a PNG may change each by a little. */
const near = (colour: string) =>
  [1, 3, 5].map(
    (start) => expect.closeTo(Number.parseInt(colour.slice(start, start + 2), 16), -1) as number,
  );

const EMPTY = [near(palette.cotton), near(palette.cotton)];

test('a card shows the logo and the title on the left, the image on the right', async () => {
  const bytes = await renderCard(makeCard(), drawing);
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  expect(await coloursOf(bytes, 60, 60, 40, 40)).toEqual([near('#FF0000'), near('#FF0000')]);
  expect(await coloursOf(bytes, 700, 0, 400, 630)).toEqual([near('#0000FF'), near('#0000FF')]);
  const title = await coloursOf(bytes, 0, 300, 600, 330);
  expect(title).toEqual([near(palette.aro950), near(palette.cotton)]);
});

const WORDS = 'Wholesale warehouses and wages’ weight, multiplied by '.repeat(9);

test.each([
  ['the longest title of an article', WORDS.slice(0, 80), 'Baobab'],
  ['the longest name', 'Who is paid?', WORDS.slice(0, 120)],
  ['long words', 'W'.repeat(60), `${'w'.repeat(40)} ${'Warehouse '.repeat(7)}`],
  ['Yoruba', 'Ẹ̀kọ́ ìṣúná: ìgbà tí owó bá tó ₦5,000 ní ọjà Ọ̀ṣun', 'Ilé-iṣẹ́ Ìmọ̀ràn Owó Ọ̀ṣun'],
  ['markup', 'Profit & loss, <b>or</b> both?', 'Ade & Sons <Ltd>'],
])(
  '%s: the words stay between the edges, and leave the name and the picture alone',
  async (_what, title, firm) => {
    const bytes = await renderCard(makeCard({ title, firm }), drawing);
    const edges: [number, number, number, number][] = [
      [0, 0, 612, 50],
      [0, 0, 50, 630],
      [584, 0, 26, 630],
      [0, 582, 612, 48],
      // Between the name and the title.
      [0, 172, 612, 20],
    ];
    for (const edge of edges) expect(await coloursOf(bytes, ...edge)).toEqual(EMPTY);
    expect(await coloursOf(bytes, 56, 200, 520, 380)).not.toEqual(EMPTY);
    expect(await coloursOf(bytes, 124, 56, 450, 104)).not.toEqual(EMPTY);
  },
);

test('a wide logo keeps its shape, and the name stands after it', async () => {
  const wide = Buffer.from(logoText.replace('0 0 9 9', '0 0 90 9').replace('h9v9', 'h90v9'));
  const bytes = await renderCard(makeCard({ logo: wide }), drawing);
  expect(await coloursOf(bytes, 60, 60, 150, 8)).toEqual([near('#FF0000'), near('#FF0000')]);
  expect(await coloursOf(bytes, 217, 50, 14, 80)).toEqual(EMPTY);
  // With the name in it, it has the place of both.
  const alone = await renderCard(makeCard({ logo: wide, firm: undefined }), drawing);
  expect(await coloursOf(alone, 60, 60, 500, 30)).toEqual([near('#FF0000'), near('#FF0000')]);
});

test('a letter that the fonts lack is left out, and with a strange mark loses that', async () => {
  const render = (title: string) => renderCard(makeCard({ title }), drawing);
  expect((await render('Ƙasa 漢字🙂 Ǎde')).equals(await render('Ƙasa Ade'))).toBe(true);
  expect((await render('Ƙasa')).equals(await render('asa'))).toBe(false);
});

test('the card of a photo is upright', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="red" d="M0 0h800v600H0z"/><path fill="lime" d="M0 0h400v600H0z"/></svg>';
  // With this orientation, the left side of what is stored is the top.
  const stored = await sharp(Buffer.from(svg)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const bytes = await renderCard(makeCard({ image: makeImage('photo.jpg') }), stored);
  expect(await coloursOf(bytes, 620, 10, 540, 200)).toEqual([near('#00FF00'), near('#00FF00')]);
  expect(await coloursOf(bytes, 620, 400, 540, 200)).toEqual([near('#FF0000'), near('#FF0000')]);
});

test('the card of a photo is a light JPEG without what the camera recorded', async () => {
  const photo = makeNoise(800, 600).withExif({ IFD3: { GPSMapDatum: 'near Ikeja' } });
  const stored = await photo.jpeg().toBuffer();
  const bytes = await renderCard(makeCard({ image: makeImage('photo.jpg') }), stored);
  const { format, width, height, exif } = await sharp(bytes).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  // WhatsApp leaves out the image of a link that is much heavier; noise is the heaviest.
  expect(bytes.length).toBeLessThan(300_000);
});

test('a card is made again when anything that decides its look has changed', async () => {
  const folder = await makeFolder();
  const layout = path.join(await makeFolder(), 'card.ttf');
  await writeFile(layout, 'a font');
  const load = (card = makeCard(), image = drawing) => loadCard(card, image, folder, [layout]);
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
