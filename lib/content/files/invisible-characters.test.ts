import { findInvisibleCharacters, withoutInvisibleCharacters } from './invisible-characters';

const find = (text: string) => findInvisibleCharacters('content/blog/7.md', text);

test.each([
  ['letters, signs and emoji', 'Ọjà ₦5 000 – “a” 👩‍👩‍👧 é\n'],
  ['a no-break space', '₦5\u00A0000'],
  ['a joiner', 'می\u200Cخواهم'],
  ['a mark of direction', 'a\u200Eb\u200F'],
])('a text may have %s', (_what, text) => {
  expect(find(text)).toEqual([]);
  expect(withoutInvisibleCharacters(text)).toBe(text);
});

test.each([
  ['NUL', '\0'],
  ['a control character of Latin-1', '\u0085'],
  ['a byte order mark among letters', '\uFEFF'],
  ['an override of direction', '\u202E'],
  ['a damaged letter', '\uFFFD'],
])('finds %s at its place, once a line', (_what, character) => {
  const text = `one\ntwo${character}three${character}\n${character}`;
  const places = find(text).map(({ line, column }) => `${line}:${column}`);
  expect(places).toEqual(['2:4', '3:1']);
  expect(withoutInvisibleCharacters(text)).toBe('one\ntwothree\n');
});
