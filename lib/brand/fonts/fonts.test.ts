import { readFileSync } from 'node:fs';
import path from 'node:path';
import { budgets } from '@/lib/publish/checks/check-budgets';
import { findFontFaces } from '@/lib/publish/font-faces';
import {
  DOTTED_VOWELS,
  fontFamilies,
  fontFiles,
  TEXT_LETTERS,
  NAIRA_AND_CONSONANTS,
  HOOKED_CONSONANTS,
  HEADING_LETTERS,
} from './faces';
import { fallbacks, WIDTH_SAMPLE } from './fallbacks';
import { makeFont, readFont } from './font-files';
import { FONT_DIR, listFontSizes } from './list-font-sizes';

const project = process.cwd();
const read = (name: string) => readFileSync(path.join(project, FONT_DIR, `${name}.woff2`));
const css = readFileSync(path.join(project, 'app/styles/fonts.css'), 'utf8');
const faces = findFontFaces(css);
const nameOf = (address: string) => path.basename(address, '.woff2');

/** The characters of a family's files together. */
function charactersOf(family: string): Set<string> {
  const names = faces.filter((face) => face.family === family).map(({ url }) => nameOf(url));
  const points = names.flatMap((name) => readFont(read(name)).characters);
  return new Set(points.map((point) => String.fromCodePoint(point)));
}

const missing = (family: string, letters: string) => {
  const characters = charactersOf(family);
  return [...letters].filter((letter) => !characters.has(letter)).join('');
};

test.each(fontFiles.map((file) => [file.name, file] as const))(
  '%s: the committed file is what the table makes of its source',
  async (name, file) => {
    expect((await makeFont(file, project)).equals(read(name))).toBe(true);
  },
);

test.each(listFontSizes(project))('$name holds its budget', ({ bytes, budget }) => {
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(budget);
});

test('whatever letters a page holds, its fonts hold the budget of pages, and of articles', () => {
  const sizes = listFontSizes(project);
  const sum = (names: string[]) =>
    sizes.reduce((bytes, size) => bytes + (names.includes(size.name) ? size.bytes : 0), 0);
  const namesOf = (...families: string[]) =>
    fontFamilies
      .filter(({ family }) => families.includes(family))
      .flatMap((family) => family.faces.flatMap(({ files }) => files));
  expect(sum(namesOf('Display', 'Sans'))).toBeLessThanOrEqual(budgets.fonts);
  expect(sum(namesOf('Display', 'Sans', 'Text'))).toBeLessThanOrEqual(budgets.articleFonts);
});

test('the style sheet names the families, weights and files of the table', () => {
  const written = [
    ...css.matchAll(/font-family: (\w+);\s+font-weight: ([\d ]+);[^}]*?fonts\/([\w-]+)\.woff2/g),
  ].map(([, ...parts]) => parts);
  expect(written).toEqual(
    fontFamilies.flatMap(({ family, faces }) =>
      faces.flatMap(({ weight, files }) => files.map((file) => [family, weight, file])),
    ),
  );
});

test('a basic file is for all characters, any other for exactly those it has', () => {
  for (const { url, ranges } of faces) {
    const file = fontFiles.find(({ name }) => name === nameOf(url));
    const points = ranges?.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    expect(points).toEqual(file?.isBasic ? undefined : readFont(read(nameOf(url))).characters);
  }
});

test.each([
  ['Display', HEADING_LETTERS, ''],
  ['Text', TEXT_LETTERS, ''],
  ['Sans', TEXT_LETTERS, ''],
  ['Display', NAIRA_AND_CONSONANTS + DOTTED_VOWELS, ''],
  ['Text', NAIRA_AND_CONSONANTS + DOTTED_VOWELS, ''],
  ['Sans', NAIRA_AND_CONSONANTS + DOTTED_VOWELS, 'ǸǹḾḿ'],
])('%s has the letters of its words, of Yoruba and of Igbo', (family, letters, lacking) => {
  expect(missing(family, letters)).toBe(lacking);
});

test.each(['Display', 'Text', 'Sans'])('%s has no hooked letter: the table says so', (family) => {
  expect(missing(family, HOOKED_CONSONANTS)).toBe(HOOKED_CONSONANTS);
});

test.each([
  'Yorùbá: àkàrà, ọjà, Ẹ̀kọ́, ṣé, ìgbà tí owó bá tó ₦5,000',
  'Igbo: ụlọ akụ, ịgba mbọ, ńkwá, ṅụrịa',
])('every family writes %s', (words) => {
  for (const { family } of fontFamilies) expect(missing(family, words.normalize('NFC'))).toBe('');
});

test.each(fallbacks)('$family takes the room of our file $like', ({ family, like, width }) => {
  const rule = css.split('@font-face').find((face) => face.includes(`'${family}'`)) ?? '';
  const value = (name: string) =>
    Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1] ?? NaN) / 100;
  const ours = readFont(read(like));
  const scale = value('size-adjust');
  expect(scale * width).toBeCloseTo(ours.widthOf(WIDTH_SAMPLE), 0);
  expect(value('ascent-override') * scale).toBeCloseTo(ours.ascent, 2);
  expect(value('descent-override') * scale).toBeCloseTo(ours.descent, 2);
  expect(value('line-gap-override')).toBe(ours.lineGap);
});

test('a file that is no font is refused', () => {
  expect(() => readFont(Buffer.from('no font'))).toThrow();
});
