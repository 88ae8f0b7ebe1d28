import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type CreateText } from 'sharp';
import { CARD_FONT_DIR, cardFonts } from '@/lib/brand/fonts/characters';
import { palette, resolvePalette } from '@/lib/brand/palette';
import { escapeHtml } from '@/lib/site/escape';
import type { ImageAsset } from './image-index';
import { drawLogo } from './logo';
import { decode } from './render-image';
import { loadCached } from './variant-cache';
import { cardFormat, SOCIAL_CARD } from './variants';

/** What a card shows: a title, the firm's logo and name, and an image beside them. */
export type Card = {
  title: string;
  /** Undefined where the logo has the name in it. */
  firm: string | undefined;
  /** The text of its SVG. */
  logo: string;
  image: ImageAsset;
};

/** The sample pictures keep their figure in the middle of their width, so that this crop shows it. */
const PICTURE = { left: 612, width: 560, height: SOCIAL_CARD.height };
const MARGIN = 56;
const TEXT_END = PICTURE.left - 32;
const LOGO = { width: 160, height: 52 };
const LOGO_WITH_NAME = { width: TEXT_END - MARGIN, height: 72 };
const TITLE = { width: TEXT_END - MARGIN, height: 370, size: 84 };
const NAME = { height: 104, size: 30 };

/** What lies under the words, the logo and the picture. */
const GROUND = 'lib/images/social-card.svg';

const FAMILIES = Object.keys(cardFonts);
const fontFile = (family: string) => `${CARD_FONT_DIR}/${family}.ttf`;

/** The files that decide how a card looks, relative to the project. */
const LAYOUT = [
  ...['social-card', 'logo', 'render-image'].map((name) => `lib/images/${name}.ts`),
  'lib/brand/fonts/characters.ts',
  ...FAMILIES.map(fontFile),
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
  const { title, firm, logo, image } = card;
  const inputs = [cardFormat(image), title, firm, logo, palette];
  const bytes = Buffer.concat([original, ...files]);
  return loadCached(folder, inputs, bytes, () => renderCard(card, original));
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
  const input = await picture().png({ compressionLevel: 0 }).toBuffer();
  const logo = await sharp(Buffer.from(drawLogo(card.logo, 'light')))
    .resize({ ...(card.firm === undefined ? LOGO_WITH_NAME : LOGO), fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const nameLeft = MARGIN + logo.info.width + 16;
  const name = card.firm && (await setText(card.firm, { ...NAME, width: TEXT_END - nameLeft }));
  const title = await setText(card.title, TITLE);
  // The name is beside the middle of the logo, or begins where the logo does.
  const topOf = ({ raw }: { raw: { height: number } }) =>
    MARGIN + Math.max(0, Math.round((logo.info.height - raw.height) / 2));
  const pixels = sharp(Buffer.from(resolvePalette(await readFile(path.resolve(GROUND), 'utf8'))))
    .composite([
      { input, left: PICTURE.left, top: 0 },
      { input: logo.data, left: MARGIN, top: MARGIN },
      ...(name ? [{ ...name, left: nameLeft, top: topOf(name) }] : []),
      { ...title, left: MARGIN, top: height - MARGIN - title.raw.height },
    ])
    .removeAlpha();
  const encoded =
    cardFormat(card.image) === 'png'
      ? pixels.png({ palette: true, quality: 96, dither: 0, effort: 1 })
      : pixels.jpeg({ quality: 74, mozjpeg: true });
  return encoded.toBuffer();
}

/** Where a text of a card must fit, and the size of its font where there is room; all in pixels. */
type Frame = { width: number; height: number; size: number };

/** Sets a text in its size or, if that does not fit, in the largest that does; long words break. */
async function setText(text: string, { width, height, size }: Frame) {
  await loadFonts();
  const markup = escapeHtml(keepKnown(text));
  const span = `<span foreground="${palette.aro950}" line_height="${LINE_HEIGHT}">${markup}</span>`;
  const font = `${FAMILIES.join(',')} ${size}`;
  const wanted = await draw(span, { font, width, wrap: 'word', dpi: PIXEL_DPI });
  const isFitting = wanted.raw.width <= width && wanted.raw.height <= height;
  return isFitting ? wanted : draw(span, { font, width, height, wrap: 'word-char' });
}

/** Draws the letters of a text alone, as an image that `sharp` composites. */
async function draw(text: string, options: Omit<CreateText, 'text'>) {
  const { data, info } = await sharp({ text: { text, rgba: true, ...options } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  return { input: data, raw };
}

/** In parts of the font's own, which is loose. */
const LINE_HEIGHT = 0.8;
/** At so many dots an inch, a point is a pixel. */
const PIXEL_DPI = 72;

let loaded: Promise<unknown> | undefined;

/** Makes each file known to the renderer, which takes one at a time and then keeps it. */
function loadFonts(): Promise<unknown> {
  loaded ??= Promise.all(
    FAMILIES.map((font) => {
      const text = { text: '.', font, fontfile: path.resolve(fontFile(font)) };
      return sharp({ text }).toBuffer();
    }),
  );
  return loaded;
}

const CHARACTERS = new Set(Object.values(cardFonts).join(''));

/**
 * A character that no file has would be shown in a font of the machine: here it becomes its base letter, or
 * nothing. The renderer refuses an empty text.
 */
function keepKnown(text: string): string {
  const known = Array.from(text.replaceAll(/\s/g, ' ').normalize('NFC'), (character) =>
    [character, character.normalize('NFD').charAt(0)].find((each) => CHARACTERS.has(each)),
  );
  return known.join('').replaceAll(/ +/g, ' ').trim() || '–';
}
