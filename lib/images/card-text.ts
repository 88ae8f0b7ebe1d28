import path from 'node:path';
import sharp, { type CreateText } from 'sharp';
import { CARD_FONT_DIR, cardFonts } from '@/lib/brand/fonts/characters';

/** Where a text of a card must fit; all in pixels. */
type Frame = {
  width: number;
  height: number;
  /** Of the font, the largest first. */
  sizes: readonly number[];
};

/** A text as an image of its letters alone, which `sharp` composites. */
type SetText = { input: Buffer; raw: { width: number; height: number; channels: 4 } };

const FAMILIES = Object.keys(cardFonts);
const CHARACTERS = new Set(Object.values(cardFonts).join(''));

/** The font files of cards, relative to the project. */
export const cardFontFiles = FAMILIES.map((name) => `${CARD_FONT_DIR}/${name}.ttf`);

/**
 * Sets a text in the largest size that fits its frame, in lines of about the same length. A word that is
 * too long for the smallest size is broken, and the text made as small as it takes.
 */
export async function setText(text: string, colour: string, frame: Frame): Promise<SetText> {
  await loadFonts();
  const markup = keepKnown(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const span = `<span foreground="${colour}" line_height="${LINE_HEIGHT}">${markup}</span>`;
  const { width, height } = frame;
  const setAt = (size: number) => (width: number) =>
    draw(span, { font: fontOf(size), width, wrap: 'word', dpi: PIXEL_DPI });
  for (const [index, size] of frame.sizes.entries()) {
    const first = await setAt(size)(width);
    if (first.raw.width > width || first.raw.height > height) continue;
    for (const smaller of frame.sizes.slice(index + 1, index + 3)) {
      const set = await setAt(smaller)(width);
      // Fewer lines are fuller ones. The height of the same lines goes by the size.
      if (set.raw.height / smaller < (first.raw.height / size) * 0.9)
        return balance(set, setAt(smaller));
    }
    return balance(first, setAt(size));
  }
  return draw(span, { font: fontOf(PIXEL_DPI), width, height, wrap: 'word-char' });
}

/** Tries narrower lines, until there would be more of them. */
async function balance(
  set: SetText,
  setWithin: (width: number) => Promise<SetText>,
): Promise<SetText> {
  const narrower = await setWithin(Math.floor(set.raw.width * 0.9));
  // The same lines may end at another height, by a letter with a tail.
  const hasMoreLines = narrower.raw.height > set.raw.height * 1.15;
  return hasMoreLines || narrower.raw.width >= set.raw.width ? set : balance(narrower, setWithin);
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

const fontOf = (size: number) => `${FAMILIES.join(',')} ${size}`;

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
