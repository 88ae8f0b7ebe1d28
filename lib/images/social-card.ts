import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { palette, resolvePalette } from '@/lib/brand/palette';
import { cardFontFiles, setText } from './card-text';
import type { ImageAsset } from './image-index';
import { drawLogo } from './logo';
import { decode } from './render-image';
import { loadCached } from './variant-cache';
import { cardFormat, SOCIAL_CARD } from './variants';

/** What a card shows: a title, the firm's logo and name, and an image beside them. */
export type Card = {
  title: string;
  firm: string;
  /** The text of its SVG. */
  logo: string;
  image: ImageAsset;
};

/** The sample pictures keep their figure in the middle of their width, so that this crop shows it. */
const PICTURE = { left: 612, width: 560, height: SOCIAL_CARD.height };
const MARGIN = 56;
const LOGO = { width: 160, height: 52 };
const TEXT_END = PICTURE.left - 32;
const TITLE = { width: TEXT_END - MARGIN, height: 370, size: 84 };
const NAME = { height: 104, size: 30 };

/** What lies under the words, the logo and the picture. */
const GROUND = 'lib/images/social-card.svg';

/** The files that decide how a card looks, relative to the project. */
const LAYOUT = [
  ...['social-card', 'card-text', 'logo', 'render-image'].map((name) => `lib/images/${name}.ts`),
  'lib/brand/fonts/characters.ts',
  ...cardFontFiles,
  GROUND,
];

/**
 * Gives a card's bytes, from the cache when the same words and image were put together before, by the
 * same files and in the same colours.
 *
 * @param original the image's bytes, an SVG prepared for publication
 * @param layout other files than those of the site, for tests
 * @throws when the image is damaged, with its name
 */
export async function loadCard(
  card: Card,
  original: Buffer,
  folder: string,
  layout = LAYOUT,
): Promise<Buffer> {
  const files = await Promise.all(layout.map((file) => readFile(path.resolve(file))));
  const hash = createHash('sha256').update(Buffer.concat(files)).digest('hex');
  const { title, firm, logo, image } = card;
  const inputs = [cardFormat(image), title, firm, logo, palette, hash];
  return loadCached(folder, inputs, original, () => renderCard(card, original));
}

/**
 * Draws a card. The same card gives the same bytes, and no font of the machine is used.
 *
 * @throws when the image is damaged, with its name
 */
export async function renderCard(card: Card, original: Buffer): Promise<Buffer> {
  const { width, height } = PICTURE;
  const picture = await decode(card.image.file, (options) =>
    sharp(original, options)
      .autoOrient()
      .resize({ width, height, fit: 'cover' })
      .flatten({ background: palette.cotton })
      .toColourspace('srgb'),
  );
  const logo = await sharp(Buffer.from(drawLogo(card.logo, 'light')))
    .resize({ ...LOGO, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const nameLeft = MARGIN + logo.info.width + 16;
  const name = await setText(card.firm, palette.aro950, { ...NAME, width: TEXT_END - nameLeft });
  const title = await setText(card.title, palette.aro950, TITLE);
  // The name is beside the middle of the logo, or begins where the logo does.
  const nameTop = MARGIN + Math.max(0, Math.round((logo.info.height - name.raw.height) / 2));
  const pixels = sharp(Buffer.from(resolvePalette(await readFile(path.resolve(GROUND), 'utf8'))))
    .composite([
      {
        input: await picture().png({ compressionLevel: 0 }).toBuffer(),
        left: PICTURE.left,
        top: 0,
      },
      { input: logo.data, left: MARGIN, top: MARGIN },
      { ...name, left: nameLeft, top: nameTop },
      { ...title, left: MARGIN, top: height - MARGIN - title.raw.height },
    ])
    .removeAlpha();
  const encoded =
    cardFormat(card.image) === 'png'
      ? pixels.png({ palette: true, quality: 96, dither: 0, effort: 1 })
      : pixels.jpeg({ quality: 74, mozjpeg: true });
  return encoded.toBuffer();
}
