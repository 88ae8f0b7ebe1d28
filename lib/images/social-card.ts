import sharp from 'sharp';
import { type Colour, palette } from '@/lib/brand/palette';
import type { ImageAsset } from './image-index';
import { drawLogo } from './logo';
import { decode } from './render-image';
import { drawLine, fitText } from './set-text';
import { loadCached } from './variant-cache';
import { cardFormat, SOCIAL_CARD } from './variants';

/** What a card shows: a title, the firm's logo and name, and an image beside them. */
export type Card = {
  title: string;
  firm: string;
  /** The text of content/images/logo.svg, and its size. */
  logo: { svg: string; width: number; height: number };
  image: ImageAsset;
};

/** Drawings keep their figure in the middle of their width, so that this crop shows it. */
const PICTURE = { left: 612, width: 560 } as const;
/** The strip that closes every drawing, and is cut off with its right edge. */
const SELVEDGE = SOCIAL_CARD.width - PICTURE.left - PICTURE.width;

const MARGIN = 56;
const TITLE_WIDTH = PICTURE.left - MARGIN - 32;
const TITLE = { width: TITLE_WIDTH, maxLines: 4, sizes: [84, 78, 72, 66, 60, 55, 50, 44, 38, 32] };
const LEADING = 1.1;
const LOGO = { height: 52, maxWidth: 160, gap: 16 } as const;
const NAME_SIZES = [30, 27, 24, 21, 18, 16];

/**
 * Gives a card's bytes, from the cache when the same words and image were put together before.
 *
 * @throws when the image is damaged, with its name
 */
export function loadCard(card: Card, original: Buffer, folder: string): Promise<Buffer> {
  const { title, firm, logo, image } = card;
  const inputs = [cardFormat(image), title, firm, logo.svg, palette];
  return loadCached(folder, inputs, original, () => renderCard(card, original));
}

/**
 * Draws a card. The same card gives the same bytes on every machine: words are outlines, so that no
 * font of the machine makes a difference.
 *
 * @throws when the image is damaged, with its name
 */
export async function renderCard(card: Card, original: Buffer): Promise<Buffer> {
  const { left, width } = PICTURE;
  const picture = await decode(card.image.file, (options) =>
    sharp(original, options)
      .autoOrient()
      .resize({ width, height: SOCIAL_CARD.height, fit: 'cover' })
      .flatten({ background: palette.cotton })
      .toColourspace('srgb'),
  );
  const raw = { width, height: SOCIAL_CARD.height, channels: 3 } as const;
  const pixels = sharp(Buffer.from(drawWords(card)))
    .composite([{ input: await picture().raw().toBuffer(), raw, left, top: 0 }])
    .removeAlpha();
  const encoded =
    cardFormat(card.image) === 'png'
      ? pixels.png({ palette: true, quality: 96, dither: 0, effort: 1 })
      : pixels.jpeg({ quality: 74, mozjpeg: true });
  return encoded.toBuffer();
}

function drawWords({ title, firm, logo }: Card): string {
  const { width, height } = SOCIAL_CARD;
  const logoWidth = Math.min(LOGO.maxWidth, (LOGO.height * logo.width) / logo.height);
  const nameLeft = MARGIN + logoWidth + LOGO.gap;
  const nameWidth = TITLE_WIDTH + MARGIN - nameLeft;
  const name = fitText(firm, { width: nameWidth, maxLines: 1, sizes: NAME_SIZES });
  const middle = MARGIN + LOGO.height / 2;
  const { lines, size } = fitText(title, TITLE);
  const baseline = (index: number) =>
    height - MARGIN - 8 - (lines.length - 1 - index) * size * LEADING;
  const words = [
    // Half the height of a capital below the middle of the logo.
    ...name.lines.map((line) => drawLine(line, name.size, nameLeft, middle + name.size / 3)),
    ...lines.map((line, index) => drawLine(line, size, MARGIN, baseline(index))),
  ];
  const stripe = (colour: Colour, left: number, stripeWidth: number) =>
    `<path fill="${palette[colour]}" d="M${width - SELVEDGE + left} 0h${stripeWidth}v${height}h-${stripeWidth}z"/>`;
  const data = Buffer.from(drawLogo(logo.svg, 'light')).toString('base64');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${palette.cotton}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${palette.aro950}" d="${words.join('')}"/>`,
    `<image x="${MARGIN}" y="${MARGIN}" width="${logoWidth}" height="${LOGO.height}" href="data:image/svg+xml;base64,${data}"/>`,
    stripe('alaari', 0, SELVEDGE),
    ...[4, 21].map((left) => stripe('osun', left, 3)),
    ...[10, 16].map((left) => stripe('cotton', left, 2)),
    '</svg>',
  ].join('');
}
