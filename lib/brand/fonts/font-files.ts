import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subset from 'subset-font';
import {
  CARD_FONT_DIR,
  cardFonts,
  DOTTED_VOWELS,
  HEADING_CHARSET,
  MARKED_CONSONANTS,
  NAIRA,
  SANS_CHARSET,
  TEXT_CHARSET,
} from './characters';

/** Where the font files of pages are, relative to the project. `app/styles/fonts.css` has their families. */
const FONT_DIR = 'app/fonts';

/** A font file of the site, and how it is cut from its source. */
type FontFile = {
  /** Relative to the project. Pages load WOFF2; the renderer of social cards reads TrueType only. */
  path: `${string}.woff2` | `${string}.ttf`;
  /** The file is `node_modules/@fontsource-variable/<source>-normal.woff2`. */
  source: string;
  /** Each axis is pinned to a value or narrowed to a range. */
  axes: Record<string, number | { min: number; max: number; default: number }>;
  charset: string;
  /** The layout features that are kept; none by default. */
  features?: readonly string[];
};

/** What no file has: hints are for screens of low resolution, the others describe axes that are pinned. */
const DROPPED_TABLES = ['BASE', 'STAT', 'gasp'];

/** Without a layout feature they are empty. */
const LAYOUT_TABLES = ['GDEF', 'GPOS', 'GSUB'];

/** The sources, each a file for every script. */
const SERIF = 'source-serif-4/files/source-serif-4-*-opsz';
const PUBLIC_SANS = 'public-sans/files/public-sans-*-wght';
const NOTO_SERIF = 'noto-serif/files/noto-serif-latin-ext-wght';

const HEADING = { opsz: 48, wght: 600 };
const TEXT = { opsz: 16, wght: { min: 400, max: 600, default: 400 } };
const SANS = { wght: { min: 400, max: 650, default: 400 } };
/** Without these features a tone mark is drawn beside its vowel. */
const MARKS = ['ccmp', 'mark'];

/**
 * The font files. A family has four: the naira sign and the marked letters have sources of their own,
 * and most pages need the naira sign or none of them.
 *
 * - No cut serves headings and serif leads within 31,000 bytes together with the sans (12,416) and
 *   every character a page may have: leads outside articles are set in the sans.
 * - Only headings are kerned: at 13 to 19 px it hardly shows, and it would cost 2,260 bytes in the sans
 *   and 4,584 in the text.
 * - Bold words of an article have a weight of the text cut. The cut for headings, which every page
 *   has, would save 5,248 bytes, but does not look bold at 18 px. An italic (7,152) does not fit in:
 *   the browser slants emphasis.
 * - Ligatures (650 bytes a file) look the same as the letters they join, and tracked headings have none.
 * - The serif's own figures are tabular; its proportional ones take 1,100 bytes a file. The sans has
 *   both.
 * - Names stay in the files of pages: Chromium refuses a font without them. Files of social cards have
 *   none, so that each is a family called as the file is, which no font of the machine is.
 * - The hooked letters of Hausa are from Noto Serif, whose weight of 500 looks like our 600.
 *
 * Public Sans lacks Ǹ ǹ Ḿ ḿ.
 */
export const fontFiles: readonly FontFile[] = [
  ...cutFamily('display', SERIF, { axes: HEADING, charset: HEADING_CHARSET, features: ['kern'] }),
  ...cutFamily('text', SERIF, { axes: TEXT, charset: TEXT_CHARSET }),
  ...cutFamily('sans', PUBLIC_SANS, { axes: SANS, charset: SANS_CHARSET, features: ['tnum'] }),
  ...Object.entries(cardFonts).map(([name, charset]): FontFile => {
    const isHausa = name === 'card-hausa';
    return {
      path: `${CARD_FONT_DIR}/${name}.ttf`,
      source: isHausa ? NOTO_SERIF : SERIF.replace('*', name.replace('card-', '')),
      axes: isHausa ? { wght: 500 } : HEADING,
      charset,
      features: ['kern', ...MARKS],
    };
  }),
];

/** A family's file for all characters, and those of its naira sign, marked consonants and dotted vowels. */
function cutFamily(
  name: string,
  sources: string,
  base: Pick<FontFile, 'axes' | 'charset' | 'features'>,
): FontFile[] {
  const { axes } = base;
  const file = (suffix: string, script: string) => ({
    path: `${FONT_DIR}/${name}${suffix}.woff2` as const,
    source: sources.replace('*', script),
  });
  const vowels = { charset: DOTTED_VOWELS, features: MARKS };
  return [
    { ...base, ...file('', 'latin') },
    { ...file('-naira', 'latin-ext'), axes, charset: NAIRA },
    { ...file('-consonants', 'latin-ext'), axes, charset: MARKED_CONSONANTS },
    { ...file('-vowels', 'vietnamese'), axes, ...vowels },
  ];
}

/**
 * Cuts a font file from its source: the same bytes each time. Characters that the source lacks are
 * left out.
 *
 * @param projectDir the folder that holds `node_modules`
 */
export async function subsetFont(file: FontFile, projectDir: string): Promise<Buffer> {
  const { features = [], source } = file;
  const name = `node_modules/@fontsource-variable/${source}-normal.woff2`;
  const original = await readFile(path.join(projectDir, name));
  const isForCards = file.path.endsWith('.ttf');
  const font = source.startsWith('source-serif') ? await rename(original) : original;
  return subset(font, file.charset, {
    targetFormat: isForCards ? 'truetype' : 'woff2',
    variationAxes: file.axes,
    keepFeatures: [...features],
    noHinting: true,
    dropTables: [
      ...DROPPED_TABLES,
      ...(features.length === 0 ? LAYOUT_TABLES : []),
      ...(isForCards ? ['name'] : []),
    ],
  });
}

/**
 * Replaces the name of Source Serif by one of as many bytes: its licence reserves "Source" for the
 * original (OFL, condition 3). The copyright notice keeps it.
 */
async function rename(original: Buffer): Promise<Buffer> {
  const font = await subset(original, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
  const inUtf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1');
  const renamed = ['Source Serif', 'SourceSerif'].reduce(
    (text, name) => text.replaceAll(inUtf16(name), inUtf16(name.replace('Source', 'Subset'))),
    font.toString('latin1'),
  );
  return Buffer.from(renamed, 'latin1');
}
