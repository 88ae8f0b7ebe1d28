import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type CreateText } from 'sharp';
import { palette, PALETTE_FILE, replacePaletteVariables } from '@/lib/brand/palette';
import { escapeHtml } from '@/lib/site/escape';
import { getSocialCardFormat, type ImageAsset, SOCIAL_CARD_SIZE } from '../images';
import { loadOrRender } from './cache';
import { DECODE_OPTIONS } from './load-images';

export type SocialCard = {
  title: string;
  /** Name of the firm. Undefined if the logo contains the name. */
  firm: string | undefined;
  /** Contents of the logo file, as returned by `readPublishedImage`. */
  logo: Buffer;
  image: ImageAsset;
};

/** Area of the card that the image fills, in pixels. Wide images are cropped on the left and right. */
const PICTURE = { left: 612, width: 560, height: SOCIAL_CARD_SIZE.height };
const MARGIN = 56;
const TEXT_END = PICTURE.left - 32;
const LOGO = { width: 160, height: 52 };
const LOGO_WITH_NAME = { width: TEXT_END - MARGIN, height: 72 };
const TITLE = { width: TEXT_END - MARGIN, height: 370, size: 84 };
const NAME = { height: 104, size: 30 };

const BACKGROUND = 'lib/images/render/social-card.svg';
/** `app/fonts/README.md` describes this font. Its file name serves as its family name, because it has no name table. */
const FONT = 'lib/images/render/social-card.ttf';

/** Files that determine how cards look, relative to the project root. Their content is part of the cache key. */
const LAYOUT_FILES = ['lib/images/render/social-card.ts', PALETTE_FILE, FONT, BACKGROUND];

export async function loadSocialCard(
  card: SocialCard,
  original: Buffer,
  folder: string,
  layout = LAYOUT_FILES,
): Promise<Buffer> {
  const files = await Promise.all(layout.map((file) => readFile(path.resolve(file))));
  const { title, firm, logo, image } = card;
  const inputs = [getSocialCardFormat(image), title, firm];
  const bytes = Buffer.concat([original, logo, ...files]);
  return loadOrRender(folder, inputs, bytes, () => renderSocialCard(card, original));
}

/** Uses no system fonts, so the bytes are the same on every machine. Throws if `original` is damaged. */
export async function renderSocialCard(card: SocialCard, original: Buffer): Promise<Buffer> {
  const { width, height } = PICTURE;
  const image = await sharp(original, DECODE_OPTIONS)
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
  const name =
    card.firm && (await renderFittingText(card.firm, { ...NAME, width: TEXT_END - nameLeft }));
  const title = await renderFittingText(card.title, TITLE);
  const nameTopOf = ({ raw }: { raw: { height: number } }) =>
    MARGIN + Math.max(0, Math.round((logo.info.height - raw.height) / 2));
  const pixels = sharp(
    Buffer.from(replacePaletteVariables(await readFile(path.resolve(BACKGROUND), 'utf8'))),
  )
    .composite([
      { input: image, left: PICTURE.left, top: 0 },
      { input: logo.data, left: MARGIN, top: MARGIN },
      ...(name ? [{ ...name, left: nameLeft, top: nameTopOf(name) }] : []),
      { ...title, left: MARGIN, top: height - MARGIN - title.raw.height },
    ])
    .removeAlpha();
  const encoded =
    getSocialCardFormat(card.image) === 'png'
      ? pixels.png({ palette: true, quality: 96, dither: 0, effort: 1 })
      : pixels.jpeg({ quality: 74, mozjpeg: true });
  return encoded.toBuffer();
}

/** In pixels. */
type TextFrame = { width: number; height: number; size: number };

async function renderFittingText(text: string, { width, height, size }: TextFrame) {
  const markup = escapeHtml(keepSupported(text));
  const span = `<span foreground="${palette.aro950}" line_height="${LINE_HEIGHT}">${markup}</span>`;
  const font = `social-card ${size}`;
  const preferred = await renderText(span, { font, width, wrap: 'word', dpi: PIXEL_DPI });
  const doesFit = preferred.raw.width <= width && preferred.raw.height <= height;
  // Without `dpi`, sharp chooses the largest font size at which the text fits in `width` and `height`.
  return doesFit ? preferred : renderText(span, { font, width, height, wrap: 'word-char' });
}

async function renderText(text: string, options: Omit<CreateText, 'text'>) {
  const { data, info } = await sharp({
    text: { text, fontfile: path.resolve(FONT), rgba: true, ...options },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  return { input: data, raw };
}

/** Line height, as a fraction of the font's default. The default would leave too much space between lines. */
const LINE_HEIGHT = 0.8;
/** At 72 dpi, one point is one pixel. */
const PIXEL_DPI = 72;

const SUPPORTED_CHARACTER =
  /^[ -;=?-[\]_a-z\u00a0£©°²·½À-īĴ-ňŊ-ťŨ-žƁƊƘƙƳƴǸǹɓɗ\u0300\u0301\u0304\u0323ḾḿṄṅṢṣẸẹỊ-ọỤụ–—‘’“”•…₦€−]$/;

/**
 * Removes characters that the font lacks, because sharp would draw them in a system font. Keeps the base letter of such
 * a character if the font has this letter. If no text is left, returns a dash, because sharp rejects empty text.
 */
function keepSupported(text: string): string {
  const characters = Array.from(text.replaceAll(/\s/g, ' ').normalize('NFC'), (character) =>
    [character, character.normalize('NFD').charAt(0)].find((each) =>
      SUPPORTED_CHARACTER.test(each),
    ),
  );
  return characters.join('').replaceAll(/ +/g, ' ').trim() || '–';
}
