import { fromFile } from '@capsizecss/unpack/fs';
import { readFileSync } from 'node:fs';
import subset from 'subset-font';
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
test('the style sheet loads every file of the pages', () => {
  const files = fontFiles.map(({ path }) => path).filter((path) => path.endsWith('.woff2'));
  expect([...new Set(faces.map(({ file }) => file))].sort()).toEqual(files.sort());
});

const decompress = ({ path, charset }: (typeof fontFiles)[number]) =>
  subset(readFileSync(path), charset, { targetFormat: 'truetype' });

/** Which characters of its charset are in a committed file, sorted: its table of characters, in segments. */
async function charactersOf(file: (typeof fontFiles)[number]): Promise<string[]> {
  const font = await decompress(file);
  const table = font.readUInt32BE(font.indexOf('cmap') + 8);
  const start = table + font.readUInt32BE(table + 8);
  expect(font.readUInt16BE(start)).toBe(4);
  const bytes = font.readUInt16BE(start + 6);
  const segments = Array.from({ length: bytes / 2 }, (_, index) => {
    const last = font.readUInt16BE(start + 14 + 2 * index);
    const first = font.readUInt16BE(start + 16 + bytes + 2 * index);
    return Array.from({ length: last - first + 1 }, (_, more) => String.fromCharCode(first + more));
  });
  // The table ends with an entry that is not a character.
  return segments.flat().filter((character) => character !== '\uffff');
}

test.each(fontFiles)(
  '$path is cut from its source, with every character asked for',
  async (file) => {
    expect((await subsetFont(file, process.cwd())).equals(readFileSync(file.path))).toBe(true);
    const known = await charactersOf(file);
    const lacking = [...file.charset].filter((character) => !known.includes(character));
    expect(lacking.join('')).toBe(file.path.endsWith('sans-consonants.woff2') ? 'ǸǹḾḿ' : '');
  },
);

test.each(fontFiles)('$path does not have the name that the licence reserves', async (file) => {
  const font = (await decompress(file)).swap16().toString('utf16le');
  expect(font).not.toMatch(/Source ?Serif/);
});

// Every page loads the files without a range, so a range of theirs would only take bytes.
test.each(faces)('the range of $file in $family is the characters of the file', async (face) => {
  const { file, ranges } = face;
  const cut = fontFiles.find(({ path }) => path === file);
  const points = ranges?.split(', ').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((each) => parseInt(each, 16));
    return Array.from({ length: last - first + 1 }, (_, more) => String.fromCharCode(first + more));
  });
  expect(points).toEqual(
    /\/(?:display|text|sans)\.woff2$/.test(file) ? undefined : cut && (await charactersOf(cut)),
  );
});

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
