import { findInvisibleCharacters, withoutInvisibleCharacters } from './invisible-characters';

const find = (text: string) => findInvisibleCharacters('content/blog/7.md', text);

test.each([
  ['letters, signs and emoji', 'Ọjà ₦5 000 – “a” 👩‍👩‍👧 é\n'],
  ['a tab', 'a\tb'],
  ['a no-break space', '₦5\u00A0000'],
  ['a soft hyphen', 'co\u00ADoperate'],
  ['a joiner', 'می\u200Cخواهم'],
  ['a mark of direction', 'a\u200Eb\u200F'],
])('%s may stand in a text', (_what, text) => {
  expect(find(text)).toEqual([]);
  expect(withoutInvisibleCharacters(text)).toBe(text);
});

test.each([
  ['NUL', '\0', 'U+0000'],
  ['delete', '\u007F', 'U+007F'],
  ['a control character of Latin-1', '\u0085', 'U+0085'],
  ['a zero-width space', '\u200B', 'U+200B'],
  ['a byte order mark among letters', '\uFEFF', 'U+FEFF'],
  ['a word joiner', '\u2060', 'U+2060'],
  ['a line separator', '\u2028', 'U+2028'],
  ['an override of direction', '\u202E', 'reverses the order of letters (U+202E)'],
  ['an isolate of direction', '\u2067', 'reverses the order of letters (U+2067)'],
  ['a damaged letter', '\uFFFD', 'a damaged letter'],
])('%s is named with its place', (_what, character, words) => {
  const text = `one\ntwo${character}three${character}\n`;
  const message = expect.stringContaining(words) as string;
  expect(find(text)).toMatchObject([{ line: 2, column: 4, severity: 'error', message }]);
  expect(withoutInvisibleCharacters(text)).toBe('one\ntwothree\n');
});

test('each line with one is named', () => {
  expect(find('a\u200B\nb\nc\u200B').map(({ line }) => line)).toEqual([1, 3]);
});
