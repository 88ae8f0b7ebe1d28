import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { renderSocialCard, SOCIAL_CARD_LIMIT } from './render-social-card';
import { socialCard } from './variants';

const drawing = { name: 'credit', file: 'credit.svg', width: 960, height: 720 };

test('a drawing becomes a JPEG of 1200 x 630 within the limit, the same each time', async () => {
  const master = await readFile('content/images/credit.svg');
  const card = await renderSocialCard(master, socialCard(drawing));
  const { format, width, height, hasAlpha } = await sharp(card).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({
    format: 'jpeg',
    width: 1200,
    height: 630,
    hasAlpha: false,
  });
  expect(card.length).toBeLessThan(SOCIAL_CARD_LIMIT);
  expect(await renderSocialCard(master, socialCard(drawing))).toEqual(card);
});

test('the selvedge at the right of a drawing stays', async () => {
  const card = await renderSocialCard(
    await readFile('content/images/credit.svg'),
    socialCard(drawing),
  );
  const { data } = await sharp(card)
    .extract({ left: 1142, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  // Alaari #8E2A3B, as far as JPEG keeps it.
  expect(Math.abs(red - 0x8e) + Math.abs(green - 0x2a) + Math.abs(blue - 0x3b)).toBeLessThan(60);
});

test('a photo of noise is pressed until it is light enough', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#888', noise },
  })
    .jpeg()
    .toBuffer();
  const image = { name: 'noise', file: 'noise.jpg', width: 1600, height: 1200 };
  const card = await renderSocialCard(photo, socialCard(image));
  expect((await sharp(card).metadata()).width).toBe(1200);
  expect(card.length).toBeLessThanOrEqual(SOCIAL_CARD_LIMIT);
});

test('a damaged picture is named', async () => {
  await expect(renderSocialCard(Buffer.from('<svg'), socialCard(drawing))).rejects.toThrow(
    'content/images/credit.svg is damaged',
  );
});
