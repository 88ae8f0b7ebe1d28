import { create } from 'fontkit';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subset from 'subset-font';
import {
  fallbacks,
  fontFamilies,
  fontFiles,
  WIDTH_SAMPLE,
  type Fallback,
  type FontFile,
} from './faces';

/**
 * Cuts a font file from its source: the same bytes each time. Characters that the source lacks are
 * left out.
 *
 * @param projectDir the folder that holds `node_modules`
 */
export async function subsetFont(file: FontFile, projectDir: string): Promise<Buffer> {
  const source = `node_modules/@fontsource-variable/${file.source}-normal.woff2`;
  return subset(await readFile(path.join(projectDir, source)), file.charset, {
    targetFormat: 'woff2',
    variationAxes: file.axes,
    keepFeatures: [...(file.features ?? [])],
    // Hints are for screens of low resolution; the other tables describe axes that are pinned.
    noHinting: true,
    dropTables: ['BASE', 'STAT', 'gasp'],
  });
}

/** What a style sheet has to know of a font. Lengths are in em. */
export type FontMetrics = {
  /** Code points, ascending. */
  characters: number[];
  ascent: number;
  descent: number;
  lineGap: number;
  /** The width of a text in the font's default weight, without kerning. */
  widthOf: (text: string) => number;
};

/** Reads a font file. Throws when it is not a font, or a collection of several. */
export function readFont(bytes: Buffer): FontMetrics {
  const font = create(bytes);
  if (!('unitsPerEm' in font)) throw new Error('a collection of fonts; one font is expected');
  const em = font.unitsPerEm;
  return {
    // The character map ends with an entry that is no character.
    characters: font.characterSet.filter((point) => point !== 0xffff).sort((a, b) => a - b),
    ascent: font.ascent / em,
    descent: -font.descent / em,
    lineGap: font.lineGap / em,
    widthOf: (text) =>
      font.glyphsForString(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / em,
  };
}

/**
 * Writes the style sheet of the fonts: our families, then the local fonts scaled to their metrics.
 *
 * @param metricsOf the metrics of the font file of that name
 */
export function formatFontCss(metricsOf: (name: string) => FontMetrics): string {
  const baseSubsets = fontFiles.flatMap(({ name, isBaseSubset }) => (isBaseSubset ? [name] : []));
  const own = fontFamilies.flatMap(({ family, faces }) =>
    faces.flatMap(({ weight, files }) =>
      files.map((name) =>
        formatFace({
          'font-family': family,
          'font-weight': weight,
          'font-display': 'swap',
          src: `url('../fonts/${name}.woff2') format('woff2')`,
          // A range takes bytes on every page, and every page loads a base subset.
          ...(!baseSubsets.includes(name) && {
            'unicode-range': formatUnicodeRange(metricsOf(name).characters),
          }),
        }),
      ),
    ),
  );
  const local = fallbacks.map((fallback) => formatFallback(fallback, metricsOf(fallback.replaces)));
  const head = '/* Written by `npm run fonts` from lib/brand/fonts/faces.ts. */';
  return `${[head, ...own, ...local].join('\n\n')}\n`;
}

/**
 * A local font that takes as much room as ours: its glyphs are scaled until a text has the same
 * width. The browser scales the overrides as well, so they are divided by the same factor.
 */
function formatFallback({ family, weight, local, width }: Fallback, ours: FontMetrics): string {
  const scale = ours.widthOf(WIDTH_SAMPLE) / width;
  return formatFace({
    'font-family': `'${family}'`,
    ...(weight && { 'font-weight': weight }),
    src: local.map((name) => `local('${name}')`).join(', '),
    'size-adjust': formatPercent(scale),
    'ascent-override': formatPercent(ours.ascent / scale),
    'descent-override': formatPercent(ours.descent / scale),
    'line-gap-override': formatPercent(ours.lineGap / scale),
  });
}

function formatFace(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}`;
}

/** To a tenth of a percent: a hundredth of a pixel at 10 px. */
const formatPercent = (value: number) => `${Math.round(value * 1000) / 10}%`;

/** Ascending code points as the value of `unicode-range`. */
function formatUnicodeRange(points: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const point of points) {
    const range = ranges.at(-1);
    if (range?.[1] === point - 1) range[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}
