import { formatIdRanges } from './id-ranges';

test.each([
  ['no id', [], ''],
  ['one id', [7], '7'],
  ['two neighbours', [7, 8], '7-8'],
  ['two that are no neighbours', [7, 9], '7,9'],
  ['a run and a single one', [1, 2, 3, 7], '1-3,7'],
  ['several runs', [1, 2, 5, 6, 7, 9], '1-2,5-7,9'],
  ['any order, and 2 before 10', [10, 2, 9, 1], '1-2,9-10'],
])('%s: %j is written "%s"', (_name, ids, text) => {
  expect(formatIdRanges(ids)).toBe(text);
});

test('leaves the list it was given as it was', () => {
  const ids = [3, 1, 2];
  formatIdRanges(ids);
  expect(ids).toEqual([3, 1, 2]);
});

test('a thousand ids in a row take a few bytes', () => {
  expect(formatIdRanges(Array.from({ length: 1000 }, (_, index) => index + 1))).toBe('1-1000');
});
