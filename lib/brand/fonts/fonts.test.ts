import { create } from 'fontkit';
import { readFileSync, statSync } from 'node:fs';
import { FONT_DIR, HEADING_FONTS } from './faces';
import {
  DOTTED_VOWELS,
  fontFiles,
  HEADING_CHARSET,
  MARKED_CONSONANTS,
  NAIRA,
  subsetFont,
  TEXT_CHARSET,
} from './font-files';

/** The rules for fonts with a file of their own. */
function findFontFaces(text: string) {
  return [...text.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => {
    const [, url] = /url\(["']?([^"')]+)/.exec(rule) ?? [];
    const [, family = ''] = /font-family:\s*["']?([^"';}]+)/.exec(rule) ?? [];
    const [, range] = /unicode-range:([^;}]+)/.exec(rule) ?? [];
    const ranges = range?.split(',').map((part) => {
      const [first = '', last = first] = part.trim().slice(2).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    });
    return url ? [{ family, url, ranges }] : [];
  });
}

const pathOf = (name: string) => `${FONT_DIR}/${name}.woff2`;
const css = readFileSync('app/styles/fonts.css', 'utf8');
const faces = findFontFaces(css).map((face) => ({
  ...face,
  name: face.url.replace(/.*\/|\.woff2/g, ''),
}));
const filesOf = (...families: string[]) =>
  faces.filter(({ family }) => families.includes(family)).map(({ name }) => name);

function readFont(name: string) {
  const font = create(readFileSync(pathOf(name)));
  if (!('unitsPerEm' in font)) throw new Error('This is a collection of fonts.');
  return font;
}

/** The character map ends with an entry that is no character. */
const charactersOf = (name: string) =>
  readFont(name).characterSet.filter((point) => point !== 0xffff);

/** The characters of a charset that no file of a family has. */
function missing(family: string, charset: string): string {
  const points = new Set(filesOf(family).flatMap(charactersOf));
  return [...charset].filter((character) => !points.has(character.codePointAt(0) ?? 0)).join('');
}

test.each(fontFiles)('$name: the committed file is cut from its source', async (file) => {
  expect((await subsetFont(file, process.cwd())).equals(readFileSync(pathOf(file.name)))).toBe(
    true,
  );
});

test('the style sheet names every file, and those of headings in their order', () => {
  const names = fontFiles.map(({ name }) => name);
  expect([...new Set(faces.map(({ name }) => name))].sort()).toEqual(names.sort());
  expect(filesOf('Display')).toEqual(HEADING_FONTS);
});

/** The characters between two, written as in CSS. */
const listPoints = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `U+${(first + index).toString(16)}`);

// Every page loads the files without a range, so a range of theirs would only take bytes.
test.each(faces)('the range of $name in $family is the characters of the file', (face) => {
  const { name, ranges } = face;
  const points = charactersOf(name).sort((a, b) => a - b);
  expect(ranges?.flatMap(([first, last]) => listPoints(first, last))).toEqual(
    ['display', 'text', 'sans'].includes(name)
      ? undefined
      : points.flatMap((point) => listPoints(point, point)),
  );
});

// A browser loads only the files that a page needs; an editor may use every character.
test.each([
  ['every page', ['Display', 'Sans'], 31_000],
  ['an article', ['Display', 'Sans', 'Text'], 49_500],
])('all fonts of %s have at most so many bytes', (_page, families, budget) => {
  const names = new Set(filesOf(...families));
  const bytes = [...names].reduce((sum, name) => sum + statSync(pathOf(name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(budget);
});

const HOOKED = 'ƁɓƊɗƘƙƳƴ';
const REGIONAL = NAIRA + MARKED_CONSONANTS + DOTTED_VOWELS + HOOKED;

test.each([
  ['Display', HEADING_CHARSET, ''],
  ['Text', TEXT_CHARSET, ''],
  ['Sans', TEXT_CHARSET, ''],
  ['Display', REGIONAL, HOOKED],
  ['Text', REGIONAL, HOOKED],
  ['Sans', REGIONAL, `ǸǹḾḿ${HOOKED}`],
])('%s has the characters %s, except "%s"', (family, charset, lacking) => {
  expect(missing(family, charset)).toBe(lacking);
});

test.each([
  'Yorùbá: àkàrà, ọjà, Ẹ̀kọ́, ṣé, ìgbà tí owó bá tó ₦5,000',
  'Igbo: ụlọ akụ, ịgba mbọ, ńkwá, ṅụrịa',
])('every family writes %s', (words) => {
  for (const family of ['Display', 'Text', 'Sans'])
    expect(missing(family, words.normalize('NFC'))).toBe('');
});

/** English as the site writes it: a font's mean width depends on how often each letter occurs. */
const SAMPLE =
  'Money that is put aside early has the most time to grow. Before you borrow, write down what the loan costs in full: interest, fees and every charge that comes later. A small business needs two accounts, one for the owner and one for the work, because nobody can plan with figures that are mixed. We read each agreement line by line, explain what it means in plain words, and say so when the answer is no. Ask how the adviser is paid. Keep receipts, check the rate in March and again in October, and never sign a paper on the day it is first shown to you. In Lagos, Abuja and Port Harcourt a loan of 1,500,000 at 24% over 36 months costs 618,000; at 18% it is 452,000, says Mrs Bello.';

// The width of the sample in em, without kerning, measured with the local fonts of Android.
test.each([
  ['Display Noto', 'display', 342.5],
  ['Text Noto', 'text', 323.9],
  ['Sans Roboto', 'sans', 301.1],
])('%s takes the same room as our file %s', (family, replaced, width) => {
  const font = readFont(replaced);
  const glyphs = font.glyphsForString(SAMPLE);
  const ours = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / font.unitsPerEm;
  const scale = ours / width;
  const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;
  const rule = css.split('@font-face').find((face) => face.includes(`'${family}'`)) ?? '';
  const measures = /size-adjust[^}]*/.exec(rule)?.[0].trim().split(/;\s*/).filter(Boolean);
  expect(measures).toEqual([
    `size-adjust: ${percent(scale)}`,
    `ascent-override: ${percent(font.ascent / font.unitsPerEm / scale)}`,
    `descent-override: ${percent(-font.descent / font.unitsPerEm / scale)}`,
    `line-gap-override: ${percent(font.lineGap / font.unitsPerEm / scale)}`,
  ]);
});
