import { create } from 'fontkitten';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { FontFile } from './faces';

const SOURCES = 'node_modules/@fontsource-variable';

/**
 * Cuts a font file from its source: the same bytes each time. Letters that the source lacks are left
 * out.
 *
 * @param projectDir where `node_modules` is
 */
export async function makeFont(file: FontFile, projectDir: string): Promise<Buffer> {
  const source = await readFile(path.join(projectDir, SOURCES, file.source));
  return subsetFont(source, file.letters, {
    targetFormat: 'woff2',
    variationAxes: file.axes,
    keepFeatures: [...file.features],
    // Hints are for screens that no longer exist; the other tables say nothing of a pinned cut.
    noHinting: true,
    dropTables: ['BASE', 'STAT', 'gasp'],
  });
}

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

/** Code points, ascending, as the value of `unicode-range`. */
export function formatUnicodeRange(points: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  return runs
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(', ');
}

const hex = (point: number) => point.toString(16).toUpperCase();
