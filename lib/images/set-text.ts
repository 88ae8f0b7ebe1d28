import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FONT_DIR, HEADING_FONTS } from '@/lib/brand/fonts/faces';
import { LANGUAGE } from '@/lib/site/paths';

type Frame = {
  /** In pixels. */
  width: number;
  maxLines: number;
  /** In pixels, the best first. */
  sizes: readonly number[];
};

const graphemes = new Intl.Segmenter(LANGUAGE, { granularity: 'grapheme' });

let displayFonts: Font[] | undefined;

/** The files of the face that headings have, each with its own characters. */
function readFonts(): Font[] {
  displayFonts ??= HEADING_FONTS.map((name) =>
    create(readFileSync(path.join(process.cwd(), FONT_DIR, `${name}.woff2`))),
  ).filter((font) => 'layout' in font);
  return displayFonts;
}

/** The parts of a text by the font that has their characters; what none has is left out. */
function splitByFont(text: string): { font: Font; part: string }[] {
  const runs: { font: Font; part: string }[] = [];
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    const points = [...segment].map((character) => character.codePointAt(0) ?? 0);
    const font = readFonts().find((each) => points.every((it) => each.hasGlyphForCodePoint(it)));
    const last = runs.at(-1);
    if (font && last?.font === font) last.part += segment;
    else if (font) runs.push({ font, part: segment });
  }
  return runs;
}

/** The width of a text in em, kerned. */
function widthOf(text: string): number {
  return splitByFont(text)
    .map(({ font, part }) => font.layout(part).advanceWidth / font.unitsPerEm)
    .reduce((sum, width) => sum + width, 0);
}

/**
 * Sets a text in the largest size that fits, in lines of about the same length. A word too long for
 * the smallest size sticks out.
 */
export function fitText(text: string, { width, maxLines, sizes }: Frame) {
  const words = text.split(/[ \n]+/).map((word) => ({ word, width: widthOf(word) }));
  const longest = Math.max(...words.map((each) => each.width));
  const space = widthOf(' ');
  const breakAt = (measure: number) => {
    const lines: Line[] = [];
    for (const each of words) {
      const last = lines.at(-1);
      if (last && last.width + space + each.width <= measure) {
        last.text += ` ${each.word}`;
        last.width += space + each.width;
      } else lines.push({ text: each.word, width: each.width });
    }
    return lines;
  };
  const layouts = sizes
    .filter((size) => longest * size <= width)
    .map((size) => ({ size, lines: balance(breakAt, longest, width / size) }))
    .filter(({ lines }) => lines.length <= maxLines);
  const { lines, size } = layouts.slice(0, TRIES).find(({ lines }) => isEven(lines)) ??
    layouts[0] ?? { lines: breakAt(longest), size: Math.min(...sizes) };
  return { lines: lines.map(({ text }) => text), size };
}

type Line = { text: string; width: number };

/** How many sizes are tried for lines without a short one. */
const TRIES = 3;

/** Whether no line is so short that it looks lost. */
function isEven(lines: readonly Line[]): boolean {
  const widths = lines.map(({ width }) => width);
  return Math.min(...widths) >= Math.max(...widths) * 0.45;
}

/** The lines of the narrowest measure, in em, that gives no more of them than the widest. */
function balance(breakAt: (measure: number) => Line[], narrowest: number, widest: number): Line[] {
  const best = breakAt(widest);
  for (let measure = narrowest; measure < widest; measure += 0.1) {
    const lines = breakAt(measure);
    if (lines.length === best.length) return lines;
  }
  return best;
}

/**
 * Draws a line of text as the data of an SVG path: no program that shows it needs a font.
 *
 * @param x where the line begins, in pixels
 * @param y the baseline, in pixels
 */
export function drawLine(text: string, size: number, x: number, y: number): string {
  let pen = x;
  return splitByFont(text)
    .flatMap(({ font, part }) => {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(part);
      return glyphs.map(({ path: outline }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const [left, baseline] = [pen + xOffset * scale, y - yOffset * scale];
        pen += xAdvance * scale;
        return outline.scale(scale, -scale).translate(left, baseline).toSVG();
      });
    })
    .join('');
}
