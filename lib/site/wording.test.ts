import { didYouMean, show } from './wording';

test.each([
  [undefined, 'nothing'],
  [null, 'nothing'],
  ['', 'nothing'],
  ['one\n  two\n', '"one two "'],
  [7, 'the number 7'],
  [['a'], 'a list'],
  [{ a: 1 }, 'a group of fields'],
  ['x'.repeat(60), `"${'x'.repeat(60)}"`],
  ['x'.repeat(61), `"${'x'.repeat(57)}…"`],
])('%j is shown as %s', (value, text) => {
  expect(show(value)).toBe(text);
});

test.each([
  ['titel', ['title', 'date'], 'title'],
  ['image_alt', ['image', 'imageAlt'], 'imageAlt'],
  ['desciptoin', ['description'], 'description'],
  ['credits', ['crypto', 'credit', 'edits'], 'credit'],
])('%s of %j is meant as %s', (name, known, meant) => {
  expect(didYouMean(name, known)).toBe(` Did you mean "${meant}"?`);
});

test.each([
  ['author', ['title', 'date']],
  ['7', ['ai', 'tax']],
])('%j resembles none of %j', (name, known) => {
  expect(didYouMean(name, known)).toBe('');
});
