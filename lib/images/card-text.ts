import path from 'node:path';
import sharp, { type CreateText } from 'sharp';
import { CARD_FONT_DIR, cardFonts } from '@/lib/brand/fonts/characters';
import { escapeHtml } from '@/lib/site/escape';

/** Where a text of a card must fit, and the size of its font where there is room; all in pixels. */
type Frame = { width: number; height: number; size: number };

/** A text as an image of its letters alone, which `sharp` composites. */
type SetText = { input: Buffer; raw: { width: number; height: number; channels: 4 } };

const FAMILIES = Object.keys(cardFonts);
const CHARACTERS = new Set(Object.values(cardFonts).join(''));

/** The font files of cards, relative to the project. */
export const cardFontFiles = FAMILIES.map((name) => `${CARD_FONT_DIR}/${name}.ttf`);

/** Sets a text in its size or, if that does not fit, in the largest that does; long words break. */
export async function setText(text: string, colour: string, frame: Frame): Promise<SetText> {
  await loadFonts();
  const { width, height, size } = frame;
  const markup = escapeHtml(keepKnown(text));
  const span = `<span foreground="${colour}" line_height="${LINE_HEIGHT}">${markup}</span>`;
  const font = `${FAMILIES.join(',')} ${size}`;
  const wanted = await draw(span, { font, width, wrap: 'word', dpi: PIXEL_DPI });
  const isFitting = wanted.raw.width <= width && wanted.raw.height <= height;
  return isFitting ? wanted : draw(span, { font, width, height, wrap: 'word-char' });
}

async function draw(text: string, options: Omit<CreateText, 'text'>): Promise<SetText> {
  const { data, info } = await sharp({ text: { text, rgba: true, ...options } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}

/** In parts of the font's own, which is loose. */
const LINE_HEIGHT = 0.8;
/** At so many dots an inch, a point is a pixel. */
const PIXEL_DPI = 72;

let loaded: Promise<unknown> | undefined;

/** Makes each file known to the renderer, which takes one at a time and then keeps it. */
function loadFonts(): Promise<unknown> {
  loaded ??= Promise.all(
    cardFontFiles.map((file) => {
      const fontfile = path.join(process.cwd(), file);
      return sharp({ text: { text: '.', font: path.parse(file).name, fontfile } }).toBuffer();
    }),
  );
  return loaded;
}

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
