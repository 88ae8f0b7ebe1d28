/** Which characters travel in which file. Whatever stands in none of them comes from the fallback. */
const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const PUNCTUATION = ' !%&(),-./:;?\u00a0–—‘’“”…';
/** Yoruba and Igbo write tones on vowels; the rest is for names: Côte d’Ivoire, Nestlé, São Tomé. */
const ACCENTED = 'ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùúÇâãäçêëîïñôöûü';

/** Headings: words, few figures, hardly a sign. */
export const HEADING_LETTERS = `${ALPHANUMERIC}${PUNCTUATION}${ACCENTED}'$£`;

/** Articles on money. */
export const TEXT_LETTERS = `${HEADING_LETTERS}"*+=€°½×−•`;

/** Controls, tables, addresses. */
export const SANS_LETTERS = `${TEXT_LETTERS}#@_[]©²·`;

/**
 * In one file with the naira sign, because they come from one source: the sign stands on most pages,
 * the letters are few.
 */
export const NAIRA_AND_CONSONANTS = '₦ṢṣṄṅŃńǸǹḾḿ';

/** Dotted vowels, and the tone marks that have to come from the same file to sit on them. */
export const DOTTED_VOWELS = 'ẸẹỊịỌọỤụ\u0300\u0301\u0304\u0323';

/** Hausa's hooked letters. */
export const HOOKED_CONSONANTS = 'ƁɓƊɗƘƙƳƴ';

/** A font file of the site, and how it is cut from its source. */
export type FontFile = {
  /** Without `.woff2`; the file is `app/fonts/<name>.woff2`. */
  name: string;
  /** Relative to `node_modules/@fontsource-variable/`. */
  source: string;
  /** Each axis is pinned to a value or narrowed to a range. */
  axes: Record<string, number | { min: number; max: number; default: number }>;
  letters: string;
  /** Loaded with the first character of its family; without, only for a letter that it has. */
  isBasic?: true;
  /** Layout features that stay. */
  features: readonly string[];
  /** In bytes. */
  budget: number;
};

/** An `@font-face` family with one set of files a weight; the later file wins where they overlap. */
export type FontFamily = {
  family: string;
  /** Whether it stands above the fold of every page. */
  isEarly?: true;
  faces: readonly { weight: string; files: readonly string[] }[];
};

const SERIF = 'source-serif-4/files/source-serif-4';
const SANS = 'public-sans/files/public-sans';
const HEADING = { opsz: 48, wght: 600 };
const TEXT = { opsz: 16, wght: 400 };
const BODY_WEIGHTS = { wght: { min: 400, max: 600, default: 400 } };
const SANS_WEIGHTS = { wght: { min: 400, max: 650, default: 400 } };
/** Without them a tone mark stands beside its vowel. */
const MARKS = ['ccmp', 'mark'];

/**
 * The font files: three or four a family, as the naira sign and the dotted letters stand in sources of
 * their own, and most pages need one of the two or none.
 *
 * What was weighed, in bytes of woff2 with the letters of this table:
 *
 * | cut of Source Serif 4                   | kerned | not kerned |
 * | --------------------------------------- | ------ | ---------- |
 * | optical size 48, weight 600             |  9,952 |            |
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
 * - No cut serves headings and serif leads beside the sans (14,676) within 32,000 together with
 *   every letter a page may hold: leads outside articles are set in the sans.
 * - Articles hold 50,000 with both weights of the text cut only unkerned; at 17 to 19 px kerning
 *   hardly shows. An italic does not fit beside it: emphasis is slanted by the browser.
 * - Ligatures (650 a file) look the same as the letters they join, and tracked headings have none.
 * - The serif's own figures are tabular; its proportional ones take 1,100 a file. The sans has both.
 * - Names stay in the files, as their licence asks; Chromium refuses a font without them, too.
 *
 * Both families lack the hooked letters of Hausa; Public Sans lacks Ǹ ǹ Ḿ ḿ, too.
 */
export const fontFiles: readonly FontFile[] = [
  {
    name: 'display',
    isBasic: true,
    source: `${SERIF}-latin-opsz-normal.woff2`,
    axes: HEADING,
    letters: HEADING_LETTERS,
    features: ['kern'],
    budget: 10_000,
  },
  {
    name: 'display-naira',
    source: `${SERIF}-latin-ext-opsz-normal.woff2`,
    axes: HEADING,
    letters: NAIRA_AND_CONSONANTS,
    features: [],
    budget: 1_700,
  },
  {
    name: 'display-vowels',
    source: `${SERIF}-vietnamese-opsz-normal.woff2`,
    axes: HEADING,
    letters: DOTTED_VOWELS,
    features: MARKS,
    budget: 1_900,
  },
  {
    name: 'text',
    isBasic: true,
    source: `${SERIF}-latin-opsz-normal.woff2`,
    axes: { ...TEXT, ...BODY_WEIGHTS },
    letters: TEXT_LETTERS,
    features: [],
    budget: 13_200,
  },
  {
    name: 'text-naira',
    source: `${SERIF}-latin-ext-opsz-normal.woff2`,
    axes: TEXT,
    letters: NAIRA_AND_CONSONANTS,
    features: [],
    budget: 1_700,
  },
  {
    // The one sign that is often bold in a text; the headings' looks thin there.
    name: 'text-bold-naira',
    source: `${SERIF}-latin-ext-opsz-normal.woff2`,
    axes: { ...TEXT, wght: 600 },
    letters: '₦',
    features: [],
    budget: 750,
  },
  {
    name: 'text-vowels',
    source: `${SERIF}-vietnamese-opsz-normal.woff2`,
    axes: TEXT,
    letters: DOTTED_VOWELS,
    features: MARKS,
    budget: 1_900,
  },
  {
    name: 'sans',
    isBasic: true,
    source: `${SANS}-latin-wght-normal.woff2`,
    axes: SANS_WEIGHTS,
    letters: SANS_LETTERS,
    features: ['kern', 'tnum'],
    budget: 14_700,
  },
  {
    name: 'sans-naira',
    source: `${SANS}-latin-ext-wght-normal.woff2`,
    axes: SANS_WEIGHTS,
    letters: NAIRA_AND_CONSONANTS,
    features: [],
    budget: 1_700,
  },
  {
    name: 'sans-vowels',
    source: `${SANS}-vietnamese-wght-normal.woff2`,
    axes: SANS_WEIGHTS,
    letters: DOTTED_VOWELS,
    features: MARKS,
    budget: 2_000,
  },
];

export const fontFamilies: readonly FontFamily[] = [
  {
    family: 'Display',
    isEarly: true,
    faces: [{ weight: '600', files: ['display', 'display-naira', 'display-vowels'] }],
  },
  {
    family: 'Text',
    faces: [
      { weight: '400', files: ['text', 'text-naira', 'text-vowels'] },
      // Bold dotted letters are rare; the headings' are at hand and bold.
      { weight: '600', files: ['text', 'display-naira', 'display-vowels', 'text-bold-naira'] },
    ],
  },
  {
    family: 'Sans',
    isEarly: true,
    faces: [{ weight: '400 650', files: ['sans', 'sans-naira', 'sans-vowels'] }],
  },
];
