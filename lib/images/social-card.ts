import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type CreateText } from 'sharp';
import { palette, resolvePalette } from '@/lib/brand/palette';
import { escapeHtml } from '@/lib/site/escape';
import type { ImageAsset } from './image-index';
import { DECODE } from './measure-image';
import { loadCached } from './variant-cache';
import { cardFormat, SOCIAL_CARD } from './variants';

/** A title, the firm's logo and name, and an image beside them. */
export type Card = {
  title: string;
  /** Undefined if the logo contains the name. */
  firm: string | undefined;
  /** The bytes of the logo, an SVG prepared for publication. */
  logo: Buffer;
  image: ImageAsset;
};

/** This crop shows the figure of the sample pictures, which is in the middle of their width. */
const PICTURE = { left: 612, width: 560, height: SOCIAL_CARD.height };
const MARGIN = 56;
const TEXT_END = PICTURE.left - 32;
const LOGO = { width: 160, height: 52 };
const LOGO_WITH_NAME = { width: TEXT_END - MARGIN, height: 72 };
const TITLE = { width: TEXT_END - MARGIN, height: 370, size: 84 };
const NAME = { height: 104, size: 30 };

const BACKGROUND = 'lib/images/social-card.svg';
/** `app/fonts/README.md` says how it was made. Its family has the name of the file. */
const FONT = 'lib/images/social-card.ttf';

/** The files that decide how a card looks, relative to the project. */
const LAYOUT = ['lib/images/social-card.ts', FONT, BACKGROUND];

/**
 * Returns a card's bytes, from the cache if the same words, images, files and colours made a card before.
 *
 * @param original the image's bytes, an SVG prepared for publication
 * @param layout other files than those of the site, for tests
 * @throws when the image is damaged
 */
export async function loadCard(
  card: Card,
  original: Buffer,
  folder: string,
  layout = LAYOUT,
): Promise<Buffer> {
  const files = await Promise.all(layout.map((file) => readFile(path.resolve(file))));
  const { title, firm, logo, image } = card;
  const inputs = [cardFormat(image), title, firm, palette];
  const bytes = Buffer.concat([original, logo, ...files]);
  return loadCached(folder, inputs, bytes, () => renderCard(card, original));
}

/**
 * Draws a card. The same card gives the same bytes, because fonts of the machine are not used.
 *
 * @throws when the image is damaged
 */
export async function renderCard(card: Card, original: Buffer): Promise<Buffer> {
  const { width, height } = PICTURE;
  const input = await sharp(original, DECODE)
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: palette.cotton })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
  const logo = await sharp(card.logo)
    .autoOrient()
    .resize({ ...(card.firm === undefined ? LOGO_WITH_NAME : LOGO), fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const nameLeft = MARGIN + logo.info.width + 16;
  const name = card.firm && (await setText(card.firm, { ...NAME, width: TEXT_END - nameLeft }));
  const title = await setText(card.title, TITLE);
  // The name is centred beside the logo. If it is higher than the logo, it begins at the logo's top.
  const topOf = ({ raw }: { raw: { height: number } }) =>
    MARGIN + Math.max(0, Math.round((logo.info.height - raw.height) / 2));
  const pixels = sharp(
    Buffer.from(resolvePalette(await readFile(path.resolve(BACKGROUND), 'utf8'))),
  )
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

/** The space of a text, and its font size if there is room, all in pixels. */
type Frame = { width: number; height: number; size: number };

/** Sets a text in its size or, if that does not fit, in the largest size that fits; long words break. */
async function setText(text: string, { width, height, size }: Frame) {
  const markup = escapeHtml(keepKnown(text));
  const span = `<span foreground="${palette.aro950}" line_height="${LINE_HEIGHT}">${markup}</span>`;
  const font = `social-card ${size}`;
  const wanted = await draw(span, { font, width, wrap: 'word', dpi: PIXEL_DPI });
  const isFitting = wanted.raw.width <= width && wanted.raw.height <= height;
  return isFitting ? wanted : draw(span, { font, width, height, wrap: 'word-char' });
}

/** Draws the letters of a text alone, as an image that `sharp` composites. */
async function draw(text: string, options: Omit<CreateText, 'text'>) {
  const { data, info } = await sharp({
    text: { text, fontfile: path.resolve(FONT), rgba: true, ...options },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  return { input: data, raw };
}

/** As a fraction of the font's own line height, which is loose. */
const LINE_HEIGHT = 0.8;
/** With 72 dots per inch, a point is a pixel. */
const PIXEL_DPI = 72;

const KNOWN =
  /^[ -;=?-[\]_a-z\u00a0£©°²·½À-īĴ-ňŊ-ťŨ-žƁƊƘƙƳƴǸǹɓɗ\u0300\u0301\u0304\u0323ḾḿṄṅṢṣẸẹỊ-ọỤụ–—‘’“”•…₦€−]$/;

/**
 * Replaces characters that the font lacks by their base letters, or removes them: the renderer would take
 * them from a font of the machine. An empty text becomes a dash, because the renderer refuses it.
 */
function keepKnown(text: string): string {
  const known = Array.from(text.replaceAll(/\s/g, ' ').normalize('NFC'), (character) =>
    [character, character.normalize('NFD').charAt(0)].find((each) => KNOWN.test(each)),
  );
  return known.join('').replaceAll(/ +/g, ' ').trim() || '–';
}
