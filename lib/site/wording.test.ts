import { didYouMean, show } from './wording';

test.each([
  [undefined, 'nothing'],
  [null, 'nothing'],
  ['', 'nothing'],
  ['3/5/25', '"3/5/25"'],
  ['false', '"false"'],
  [' ', '" "'],
  ['one\n  two\n', '"one two "'],
  [0, 'the number 0'],
  [7, 'the number 7'],
  [-1.5, 'the number -1.5'],
  [true, 'true'],
  [false, 'false'],
  [[], 'a list'],
  [['a'], 'a list'],
  [{}, 'a group of fields'],
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
  ['imagealt', 'imageAlt'],
  ['image_alt', 'imageAlt'],
  ['descripton', 'description'],
  ['desciptoin', 'description'],
])('%s is a slip of %s', (name, meant) => {
  const known = ['title', 'date', 'description', 'image', 'imageAlt'];
  expect(didYouMean(name, known)).toBe(` Did you mean "${meant}"?`);
});

test.each([
  ['author', ['title', 'date']],
  ['id', ['title', 'date', 'image']],
  ['7', ['ai', 'tax']],
  ['xy', ['ai', 'tax']],
  ['', ['title']],
  ['', ['a']],
  ['title', []],
])('%j is no slip of any of %j', (name, known) => {
  expect(didYouMean(name, known)).toBe('');
});

test('the nearest of several names near enough is meant', () => {
  expect(didYouMean('credits', ['crypto', 'credit', 'edits'])).toBe(' Did you mean "credit"?');
});
