import { readFileSync, statSync } from 'node:fs';
import { budgets } from '@/lib/publish/checks/check-budgets';
import {
  DOTTED_VOWELS,
  fallbacks,
  FONT_DIR,
  fontFamilies,
  fontFiles,
  HEADING_CHARSET,
  NAIRA_AND_CONSONANTS,
  TEXT_CHARSET,
  WIDTH_SAMPLE,
} from './faces';
import { formatFontCss, readFont, subsetFont } from './font-files';

const pathOf = (name: string) => `${FONT_DIR}/${name}.woff2`;
const metricsOf = (name: string) => readFont(readFileSync(pathOf(name)));
const css = readFileSync('app/styles/fonts.css', 'utf8');
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

const filesOf = (...names: string[]) =>
  fontFamilies
    .filter(({ family }) => names.includes(family))
    .flatMap(({ faces }) => faces.flatMap(({ files }) => files));

/** The characters of a charset that no file of a family has. */
function missing(family: string, charset: string): string {
  const points = new Set(filesOf(family).flatMap((name) => metricsOf(name).characters));
  return [...charset].filter((character) => !points.has(character.codePointAt(0) ?? 0)).join('');
}

test.each(fontFiles)('$name: the committed file is cut from its source', async (file) => {
  expect((await subsetFont(file, process.cwd())).equals(readFileSync(pathOf(file.name)))).toBe(
    true,
  );
});

test('the committed style sheet is made from the table and the files', () => {
  expect(spaced(css)).toBe(spaced(formatFontCss(metricsOf)));
});

test('a base subset is for all characters, any other file for exactly those that it has', () => {
  const face = (name: string) =>
    css.split('@font-face').find((rule) => rule.includes(`/${name}.w`));
  expect(face('text-bold-naira')).toContain('unicode-range: U+20A6;');
  expect(face('sans-naira')).toContain(
    'unicode-range: U+143-144, U+1E44-1E45, U+1E62-1E63, U+20A6;',
  );
  for (const name of ['display', 'text', 'sans']) expect(face(name)).not.toContain('unicode-range');
});

// The build weighs only the files that its pages need; an editor may use every character.
test('pages and articles keep to their budgets of fonts whatever characters they have', () => {
  const sum = (names: string[]) =>
    [...new Set(names)].reduce((bytes, name) => bytes + statSync(pathOf(name)).size, 0);
  expect(sum(filesOf('Display', 'Sans'))).toBeLessThanOrEqual(budgets.fonts);
  expect(sum(filesOf('Display', 'Sans', 'Text'))).toBeLessThanOrEqual(budgets.articleFonts);
});

const HOOKED = 'ƁɓƊɗƘƙƳƴ';
const REGIONAL = NAIRA_AND_CONSONANTS + DOTTED_VOWELS + HOOKED;

test.each([
  ['Display', HEADING_CHARSET, ''],
  ['Display', '+234 800 000 0001', ''],
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
  for (const { family } of fontFamilies) expect(missing(family, words.normalize('NFC'))).toBe('');
});

test.each(fallbacks)('$family takes the room of our file $replaces', (fallback) => {
  const rule = css.split('@font-face').find((face) => face.includes(`'${fallback.family}'`)) ?? '';
  const value = (name: string) =>
    Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1] ?? NaN) / 100;
  const ours = metricsOf(fallback.replaces);
  const scale = value('size-adjust');
  expect(scale * fallback.width).toBeCloseTo(ours.widthOf(WIDTH_SAMPLE), 0);
  expect(value('ascent-override') * scale).toBeCloseTo(ours.ascent, 2);
  expect(value('descent-override') * scale).toBeCloseTo(ours.descent, 2);
  expect(value('line-gap-override')).toBe(ours.lineGap);
});

test('a file that is not a font is refused', () => {
  expect(() => readFont(Buffer.from('no font'))).toThrow();
});
