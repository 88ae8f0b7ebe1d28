import { didYouMean, show } from './wording';

test.each([
  [undefined, 'nothing'],
  [null, 'nothing'],
  ['', 'nothing'],
  ['3/5/25', '"3/5/25"'],
  [' ', '" "'],
  ['one\n  two\n', '"one two "'],
  [7, 'the number 7'],
  [true, 'true'],
  [['a'], 'a list'],
  [{ a: 1 }, 'a group of fields'],
  ['x'.repeat(60), `"${'x'.repeat(60)}"`],
  ['x'.repeat(61), `"${'x'.repeat(57)}…"`],
])('%j is shown as %s', (value, text) => {
  expect(show(value)).toBe(text);
});

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['tile', 'title'],
  ['dat', 'date'],
  ['image_alt', 'imageAlt'],
  ['desciptoin', 'description'],
])('%s may be a slip of %s', (name, meant) => {
  const known = ['title', 'date', 'description', 'image', 'imageAlt'];
  expect(didYouMean(name, known)).toBe(` Did you mean "${meant}"?`);
});

test.each([
  ['author', ['title', 'date']],
  ['id', ['title', 'date', 'image']],
  ['7', ['ai', 'tax']],
  ['xy', ['ai', 'tax']],
  ['', ['a']],
  ['title', []],
])('%j is not a slip of any of %j', (name, known) => {
  expect(didYouMean(name, known)).toBe('');
});

test('suggests the most similar of several names', () => {
  expect(didYouMean('credits', ['crypto', 'credit', 'edits'])).toBe(' Did you mean "credit"?');
});
