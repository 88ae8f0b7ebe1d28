import { explainTitle, tidyTitle } from './explain-title';

test.each([
  ['spaces around it', '  Black tax ', 'Black tax'],
  ['spaces between its words', 'Black   tax', 'Black tax'],
  ['a no-break space, which is meant', '₦3\u00a0million', '₦3\u00a0million'],
  ['an accent of its own, as macOS types it', 'Cafe\u0301', 'Café'],
])('a title with %s is tidied', (_what, given, tidy) => {
  expect(tidyTitle(given)).toBe(tidy);
});

test.each([
  'Black tax',
  'Lagos or London: two flats in one currency',
  '- 5% # "quoted"',
  'A family: 👩‍👧‍👦 and ₦500,000',
  'a'.repeat(80),
  '💡'.repeat(80),
])('%j is a title', (title) => {
  expect(explainTitle(title)).toBeUndefined();
});

test.each([
  ['a tab', 'Black\ttax'],
  ['a line break', 'Black\ntax'],
  ['a line break of Unicode', 'Black\u2028tax'],
  ['a sign of a machine', 'Black\u0007tax'],
  ['half a sign', 'Black \ud83d tax'],
  ['a space without width', '\u200b'],
  ['a turn to the left', 'Black \u202etax'],
])('a title with %s is refused', (_what, title) => {
  expect(explainTitle(title)).toBe(
    'The title has a tab, a line break or another sign that cannot be seen. Type it anew, on one line.',
  );
});

test('no title is refused', () => {
  expect(explainTitle('')).toBe('The title is empty. Give one of a few words, in quotes.');
});

test('a long title is refused with its length, as an editor counts it', () => {
  expect(explainTitle('💡'.repeat(81))).toBe('The title has 81 characters; expected 80 at most.');
});
