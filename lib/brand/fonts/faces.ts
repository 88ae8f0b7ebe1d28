/** Where the font files are, relative to the project. */
export const FONT_DIR = 'app/fonts';

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

/** In one file because they have one source: most pages need the naira sign, and the letters are few. */
export const NAIRA_AND_CONSONANTS = '₦ṢṣṄṅŃńǸǹḾḿ';

/** Dotted vowels, and the tone marks, which must be in the same file to be placed on them. */
export const DOTTED_VOWELS = 'ẸẹỊịỌọỤụ\u0300\u0301\u0304\u0323';

/** A font file of the site, and how it is cut from its source. */
export type FontFile = {
  /** The file is `app/fonts/<name>.woff2`. */
  name: string;
  /** The file is `node_modules/@fontsource-variable/<source>-normal.woff2`. */
  source: string;
  /** Each axis is pinned to a value or narrowed to a range. */
  axes: Record<string, number | { min: number; max: number; default: number }>;
  charset: string;
  /** Whether the browser loads it for any character of its family; else only for its own charset. */
  isBaseSubset?: true;
  /** The layout features that are kept; none by default. */
  features?: readonly string[];
};

/** An `@font-face` family with a set of files for each weight; where they overlap, the later file wins. */
export type FontFamily = {
  family: string;
  /** Whether every page shows it above the fold. */
  preload?: true;
  faces: readonly { weight: string; files: readonly string[] }[];
};

const HEADING = { opsz: 48, wght: 600 };
const TEXT = { opsz: 16, wght: 400 };
const TEXT_BOLD = { opsz: 16, wght: 600 };
const TEXT_WEIGHTS = { opsz: 16, wght: { min: 400, max: 600, default: 400 } };
const SANS_AXES = { wght: { min: 400, max: 650, default: 400 } };
/** Without these features a tone mark is drawn beside its vowel. */
const MARKS = ['ccmp', 'mark'];

/**
 * The font files. A family has three or four, because the naira sign and the dotted letters have
 * sources of their own, and most pages need one of the two or none.
 *
 * What was measured, in bytes of woff2 with the characters of this table:
 *
 * | cut of Source Serif 4                   | kerned | not kerned |
 * | --------------------------------------- | ------ | ---------- |
 * | optical size 48, weight 600             |  9,976 |            |
 * | optical size 32, weight 500             | 10,812 |            |
 * | optical size 16, weight 400             | 10,288 |      7,848 |
 * | optical size 16, weight 600             | 10,812 |            |
 * | optical size 16, weights 400 to 600     | 17,680 |     13,096 |
 * | optical size 24, weights 400 to 600     | 17,644 |            |
 * | optical sizes 16 to 48, weight 600      | 25,384 |            |
 * | optical sizes 16 to 48, weights 400-600 | 40,124 |     33,868 |
 * | italic, optical size 16, weight 400     | 10,572 |            |
 * | the same, letters and punctuation only  |        |      7,152 |
 *
 * - No cut serves headings and serif leads within 32,000 bytes together with the sans (14,676) and
 *   every character a page may have: leads outside articles are set in the sans.
 * - Articles keep to 50,000 bytes with both weights of the text cut only without kerning, which
 *   hardly shows at 17 to 19 px. An italic does not fit in: the browser slants emphasis.
 * - Ligatures (650 bytes a file) look the same as the letters they join, and tracked headings have none.
 * - The serif's own figures are tabular; its proportional ones take 1,100 bytes a file. The sans has
 *   both.
 * - Names stay in the files: the licence asks for it, and Chromium refuses a font without them.
 *
 * Both families lack the hooked letters of Hausa, ƁɓƊɗƘƙƳƴ; Public Sans lacks Ǹ ǹ Ḿ ḿ too.
 */
export const fontFiles: readonly FontFile[] = [
  ...cutFamily('display', serif, { axes: HEADING, charset: HEADING_CHARSET, features: ['kern'] }),
  ...cutFamily('text', serif, { axes: TEXT_WEIGHTS, charset: TEXT_CHARSET }, TEXT),
  // The one symbol that is often bold in a text; the cut for headings looks thin there.
  { name: 'text-bold-naira', source: serif('latin-ext'), axes: TEXT_BOLD, charset: '₦' },
  ...cutFamily('sans', sans, {
    axes: SANS_AXES,
    charset: SANS_CHARSET,
    features: ['kern', 'tnum'],
  }),
];

/** A family's base subset, the file of its naira sign and consonants, and that of its dotted vowels. */
function cutFamily(
  name: string,
  source: (script: string) => string,
  base: Pick<FontFile, 'axes' | 'charset' | 'features'>,
  axes = base.axes,
): FontFile[] {
  const vowels = { charset: DOTTED_VOWELS, features: MARKS };
  return [
    { ...base, name, source: source('latin'), isBaseSubset: true },
    { name: `${name}-naira`, source: source('latin-ext'), axes, charset: NAIRA_AND_CONSONANTS },
    { name: `${name}-vowels`, source: source('vietnamese'), axes, ...vowels },
  ];
}

function serif(script: string): string {
  return `source-serif-4/files/source-serif-4-${script}-opsz`;
}

function sans(script: string): string {
  return `public-sans/files/public-sans-${script}-wght`;
}

export const fontFamilies: readonly FontFamily[] = [
  {
    family: 'Display',
    preload: true,
    faces: [{ weight: '600', files: ['display', 'display-naira', 'display-vowels'] }],
  },
  {
    family: 'Text',
    faces: [
      { weight: '400', files: ['text', 'text-naira', 'text-vowels'] },
      // Bold dotted letters are rare; the cut for headings has them already.
      { weight: '600', files: ['text', 'display-naira', 'display-vowels', 'text-bold-naira'] },
    ],
  },
  {
    family: 'Sans',
    preload: true,
    faces: [{ weight: '400 650', files: ['sans', 'sans-naira', 'sans-vowels'] }],
  },
];

/** A font that visitors have already, scaled to take the place of one of ours until that is loaded. */
export type Fallback = {
  /** The name of our font file. */
  replaces: string;
  family: string;
  weight?: string;
  /** Full or PostScript names, for `local()`. */
  local: readonly string[];
  /** The width of `WIDTH_SAMPLE` in em, without kerning. */
  width: number;
};

/** English as the site writes it: a font's mean width depends on how often each letter occurs. */
export const WIDTH_SAMPLE =
  'Money that is put aside early has the most time to grow. Before you borrow, write down what the loan costs in full: interest, fees and every charge that comes later. A small business needs two accounts, one for the owner and one for the work, because nobody can plan with figures that are mixed. We read each agreement line by line, explain what it means in plain words, and say so when the answer is no. Ask how the adviser is paid. Keep receipts, check the rate in March and again in October, and never sign a paper on the day it is first shown to you. In Lagos, Abuja and Port Harcourt a loan of 1,500,000 at 24% over 36 months costs 618,000; at 18% it is 452,000, says Mrs Bello.';

const NOTO_BOLD = ['Noto Serif Bold', 'NotoSerif-Bold'];
const TIMES_BOLD = ['Times New Roman Bold', 'Liberation Serif Bold'];
const NOTO = ['Noto Serif', 'NotoSerif-Regular'];
const TIMES = ['Times New Roman', 'Liberation Serif'];
const ROBOTO = ['Roboto', 'Roboto-Regular'];
const ARIAL = ['Arial', 'Liberation Sans'];

/**
 * A family for each local font, because fonts of different widths cannot share a `size-adjust`:
 * Roboto and Noto (Android), Arial, Georgia and Times (Windows, Apple). The widths were measured with
 * Roboto and Noto Serif themselves, with Gelasio, which has Georgia's widths, and with Liberation,
 * which has the widths of Arial and Times and replaces them on Linux. The tables of capsize know
 * neither Liberation nor our sample: their values differ by up to 1.1%.
 */
export const fallbacks: readonly Fallback[] = [
  { replaces: 'display', family: 'Display Noto', weight: '600', local: NOTO_BOLD, width: 342.5 },
  {
    replaces: 'display',
    family: 'Display Georgia',
    weight: '600',
    local: ['Georgia Bold'],
    width: 348.4,
  },
  { replaces: 'display', family: 'Display Times', weight: '600', local: TIMES_BOLD, width: 290.7 },
  { replaces: 'text', family: 'Text Noto', local: NOTO, width: 323.9 },
  { replaces: 'text', family: 'Text Georgia', local: ['Georgia'], width: 299.9 },
  { replaces: 'text', family: 'Text Times', local: TIMES, width: 274.5 },
  { replaces: 'sans', family: 'Sans Roboto', local: ROBOTO, width: 301.1 },
  { replaces: 'sans', family: 'Sans Arial', local: ARIAL, width: 303.2 },
];
