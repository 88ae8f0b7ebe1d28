import { fromFile } from '@capsizecss/unpack/fs';
import { readFileSync } from 'node:fs';
import subset from 'subset-font';
import {
  cardFonts,
  DOTTED_VOWELS,
  HEADING_CHARSET,
  HOOKED_LETTERS,
  MARKED_CONSONANTS,
  NAIRA,
  TEXT_CHARSET,
} from './characters';
import { fontFiles, subsetFont } from './font-files';

const css = readFileSync('app/styles/fonts.css', 'utf8');
const rules = css.match(/@font-face \{[^}]*\}/g) ?? [];
const valueOf = (rule: string, property: string) =>
  new RegExp(`${property}: '?([^;']*)`).exec(rule)?.[1];

/** The rules that load a file: its family, its path, the characters it is for if that is not all. */
const faces = rules.flatMap((rule) => {
  const [, url] = /url\('\.\.([^']*)'\)/.exec(rule) ?? [];
  const [family = '', ranges] = [valueOf(rule, 'font-family'), valueOf(rule, 'unicode-range')];
  return url ? [{ family, file: `app${url}`, ranges }] : [];
});
const filesOf = (name: string) =>
  faces.filter(({ family }) => family === name).map(({ file }) => file);

test.each(fontFiles)('$path: the committed file is cut from its source', async (file) => {
  expect((await subsetFont(file, process.cwd())).equals(readFileSync(file.path))).toBe(true);
});

test('the style sheet loads every file of the pages', () => {
  const files = fontFiles.map(({ path }) => path).filter((path) => path.endsWith('.woff2'));
  expect([...new Set(faces.map(({ file }) => file))].sort()).toEqual(files.sort());
});

const REGIONAL = NAIRA + MARKED_CONSONANTS + DOTTED_VOWELS + HOOKED_LETTERS;
const ASKED = TEXT_CHARSET + REGIONAL + Object.values(cardFonts).join('');

/** Which of the characters asked for are in a file, sorted: its table of characters, in segments. */
async function charactersOf(file: string): Promise<string[]> {
  const options = { variationAxes: {}, keepFeatures: [], noHinting: true, dropTables: [] };
  const font = await subset(readFileSync(file), ASKED, { targetFormat: 'truetype', ...options });
  const table = font.readUInt32BE(font.indexOf('cmap') + 8);
  const start = table + font.readUInt32BE(table + 8);
  expect(font.readUInt16BE(start)).toBe(4);
  const bytes = font.readUInt16BE(start + 6);
  const segments = Array.from({ length: bytes / 2 }, (_, index) => {
    const last = font.readUInt16BE(start + 14 + 2 * index);
    const first = font.readUInt16BE(start + 16 + bytes + 2 * index);
    return Array.from({ length: last - first + 1 }, (_, more) => String.fromCharCode(first + more));
  });
  // The table ends with an entry that is no character.
  return segments.flat().filter((character) => character !== '\uffff');
}

/** The characters of a charset that none of the files has. */
async function missing(files: readonly string[], charset: string): Promise<string> {
  const known = new Set((await Promise.all(files.map(charactersOf))).flat());
  return [...charset].filter((character) => !known.has(character)).join('');
}

// Every page loads the files without a range, so a range of theirs would only take bytes.
test.each(faces)('the range of $file in $family is the characters of the file', async (face) => {
  const { file, ranges } = face;
  const points = ranges?.split(', ').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((each) => parseInt(each, 16));
    return Array.from({ length: last - first + 1 }, (_, more) => String.fromCharCode(first + more));
  });
  expect(points).toEqual(
    /\/(?:display|text|sans)\.woff2$/.test(file) ? undefined : await charactersOf(file),
  );
});

test.each([
  ['Display', HEADING_CHARSET, ''],
  ['Text', TEXT_CHARSET, ''],
  ['Sans', TEXT_CHARSET, ''],
  ['Display', REGIONAL, HOOKED_LETTERS],
  ['Text', REGIONAL, HOOKED_LETTERS],
  ['Sans', REGIONAL, `ǸǹḾḿ${HOOKED_LETTERS}`],
])('%s has the characters %s, except "%s"', async (family, charset, lacking) => {
  expect(await missing(filesOf(family), charset)).toBe(lacking);
});

test.each(Object.entries(cardFonts))(
  '%s has every character of its list',
  async (name, charset) => {
    // What it lacks would be shown in a font of the machine.
    expect(await missing([`lib/brand/fonts/${name}.ttf`], charset)).toBe('');
  },
);

/**
 * The mean width of a letter in English, in em: `xWidthAvg` by `unitsPerEm`, from @capsizecss/metrics
 * 4.3.0.
 */
const LOCAL_WIDTHS = {
  'Display Noto': 512 / 1000,
  'Display Georgia': 1062 / 2048,
  'Display Times': 886 / 2048,
  'Text Noto': 481 / 1000,
  'Text Georgia': 913 / 2048,
  'Text Times': 832 / 2048,
  'Sans Roboto': 911 / 2048,
  'Sans Arial': 913 / 2048,
};

// As `createFontStack` of @capsizecss/core computes it.
test.each(Object.entries(LOCAL_WIDTHS))(
  '%s takes the same room as our file',
  async (name, width) => {
    const [replaced = ''] = name.toLowerCase().split(' ');
    const { xWidthAvg, unitsPerEm, ...font } = await fromFile(`app/fonts/${replaced}.woff2`);
    const scale = xWidthAvg / unitsPerEm / width;
    const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;
    const inLocalFont = (length: number) => percent(length / unitsPerEm / scale);
    const rule = rules.find((each) => valueOf(each, 'font-family') === name) ?? '';
    const measures = ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'];
    expect(measures.map((property) => valueOf(rule, property))).toEqual([
      percent(scale),
      inLocalFont(font.ascent),
      inLocalFont(-font.descent),
      inLocalFont(font.lineGap),
    ]);
  },
);
