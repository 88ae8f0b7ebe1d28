import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subset from 'subset-font';

/** Which characters are in which file. The fallback shows a character that is in none. */
const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const PUNCTUATION = ' !%&(),-./:;?\u00a0–—‘’“”…';
/** Yoruba and Igbo mark tones on vowels; the rest is for names: Côte d’Ivoire, Nestlé, São Tomé. */
const ACCENTED = 'ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùúÇâãäçêëîïñôöûü';

/** For headings and large telephone numbers: words, few figures, hardly a symbol. */
export const HEADING_CHARSET = `${ALPHANUMERIC}${PUNCTUATION}${ACCENTED}'$£+`;

/** For articles about money. */
export const TEXT_CHARSET = `${HEADING_CHARSET}"*=€°½×−•`;

/** For controls, tables, addresses. */
const SANS_CHARSET = `${TEXT_CHARSET}#@_[]©²·`;

/** Most articles need this one character of its source. */
export const NAIRA = '₦';

export const MARKED_CONSONANTS = 'ṢṣṄṅŃńǸǹḾḿ';

/** Dotted vowels, and the tone marks, which must be in the same file to be placed on them. */
export const DOTTED_VOWELS = 'ẸẹỊịỌọỤụ\u0300\u0301\u0304\u0323';

/** A font file of the site, and how it is cut from its source. */
type FontFile = {
  /** The file is `app/fonts/<name>.woff2`. */
  name: string;
  /** The file is `node_modules/@fontsource-variable/<source>-normal.woff2`. */
  source: string;
  /** Each axis is pinned to a value or narrowed to a range. */
  axes: Record<string, number | { min: number; max: number; default: number }>;
  charset: string;
  /** The layout features that are kept; none by default. */
  features?: readonly string[];
};

/** Without a layout feature they are empty. */
const LAYOUT_TABLES = ['GDEF', 'GPOS', 'GSUB'];

/** The sources, each a file for every script. */
const SERIF = 'source-serif-4/files/source-serif-4-*-opsz';
const PUBLIC_SANS = 'public-sans/files/public-sans-*-wght';

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
 * - Names stay in the files: the licence asks for it, and Chromium refuses a font without them.
 *
 * Both families lack the hooked letters of Hausa, ƁɓƊɗƘƙƳƴ; Public Sans lacks Ǹ ǹ Ḿ ḿ too.
 */
export const fontFiles: readonly FontFile[] = [
  ...cutFamily('display', SERIF, { axes: HEADING, charset: HEADING_CHARSET, features: ['kern'] }),
  ...cutFamily('text', SERIF, { axes: TEXT, charset: TEXT_CHARSET }),
  ...cutFamily('sans', PUBLIC_SANS, { axes: SANS, charset: SANS_CHARSET, features: ['tnum'] }),
];

/** A family's file for all characters, and those of its naira sign, marked consonants and dotted vowels. */
function cutFamily(
  name: string,
  sources: string,
  base: Pick<FontFile, 'axes' | 'charset' | 'features'>,
): FontFile[] {
  const { axes } = base;
  const source = (script: string) => sources.replace('*', script);
  const vowels = { charset: DOTTED_VOWELS, features: MARKS };
  return [
    { ...base, name, source: source('latin') },
    { name: `${name}-naira`, source: source('latin-ext'), axes, charset: NAIRA },
    { name: `${name}-consonants`, source: source('latin-ext'), axes, charset: MARKED_CONSONANTS },
    { name: `${name}-vowels`, source: source('vietnamese'), axes, ...vowels },
  ];
}

/**
 * Cuts a font file from its source: the same bytes each time. Characters that the source lacks are
 * left out.
 *
 * @param projectDir the folder that holds `node_modules`
 */
export async function subsetFont(file: FontFile, projectDir: string): Promise<Buffer> {
  const { features = [] } = file;
  const source = `node_modules/@fontsource-variable/${file.source}-normal.woff2`;
  return subset(await readFile(path.join(projectDir, source)), file.charset, {
    targetFormat: 'woff2',
    variationAxes: file.axes,
    keepFeatures: [...features],
    // Hints are for screens of low resolution; these tables describe axes that are pinned.
    noHinting: true,
    dropTables: ['BASE', 'STAT', 'gasp', ...(features.length === 0 ? LAYOUT_TABLES : [])],
  });
}
