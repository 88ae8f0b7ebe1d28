import { findInvisibleCharacters, withoutInvisibleCharacters } from './invisible-characters';

const find = (text: string) => findInvisibleCharacters({ file: 'content/blog/7.md', text });

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

const HIDDEN = 'an invisible character';
const REVERSED = 'an invisible character that reverses the order of letters';
const DELETE = 'delete what is between the letters, or type the line again';

test.each([
  ['NUL', '\0', `${HIDDEN} (U+0000)`, DELETE],
  ['delete', '\u007F', `${HIDDEN} (U+007F)`, DELETE],
  ['a control character of Latin-1', '\u0085', `${HIDDEN} (U+0085)`, DELETE],
  ['a zero-width space', '\u200B', `${HIDDEN} (U+200B)`, DELETE],
  ['a byte order mark among letters', '\uFEFF', `${HIDDEN} (U+FEFF)`, DELETE],
  ['a word joiner', '\u2060', `${HIDDEN} (U+2060)`, DELETE],
  ['a line separator', '\u2028', `${HIDDEN} (U+2028)`, DELETE],
  ['an override of direction', '\u202E', `${REVERSED} (U+202E)`, DELETE],
  ['an isolate of direction', '\u2067', `${REVERSED} (U+2067)`, DELETE],
  [
    'a damaged letter',
    '\uFFFD',
    'a letter that was damaged by another program (U+FFFD)',
    'type the letter that was meant',
  ],
])('%s is named with its place', (_what, character, what, advice) => {
  const text = `one\ntwo${character}three${character}\n`;
  const place = { file: 'content/blog/7.md', line: 2, column: 4, field: '' };
  const message = `${what} stands here, and 1 more on this line; ${advice}`;
  expect(find(text)).toEqual([{ ...place, severity: 'error', message }]);
  expect(withoutInvisibleCharacters(text)).toBe('one\ntwothree\n');
});

test('each line with one is named', () => {
  expect(find('a\u200B\nb\nc\u200B').map(({ line }) => line)).toEqual([1, 3]);
});
