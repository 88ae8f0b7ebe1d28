import { create } from 'fontkitten';

/** What a style sheet has to know of a font. Lengths are in parts of the font's size. */
export type FontFacts = {
  /** Code points, ascending. */
  characters: number[];
  ascent: number;
  descent: number;
  lineGap: number;
  /** The width of a text as the font's default weight sets it, without kerning. */
  widthOf: (text: string) => number;
};

/** Reads a font file. Throws when it is no font, or a collection of several. */
export function readFont(bytes: Buffer): FontFacts {
  const font = create(bytes);
  if (font.isCollection) throw new Error('a collection of fonts; one font is expected');
  const em = font.unitsPerEm;
  return {
    // The character map ends with an entry that is none.
    characters: font.characterSet.filter((point) => point !== 0xffff).sort((a, b) => a - b),
    ascent: font.ascent / em,
    descent: -font.descent / em,
    lineGap: font.lineGap / em,
    widthOf: (text) =>
      font.glyphsForString(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / em,
  };
}
