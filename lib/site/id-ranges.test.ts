import { formatIdRanges } from './id-ranges';

test.each([
  ['no id', [], ''],
  ['one id', [7], '7'],
  ['two neighbours', [7, 8], '7-8'],
  ['two ids apart', [7, 9], '7,9'],
  ['several runs', [1, 2, 5, 6, 7, 9], '1-2,5-7,9'],
  ['any order, 2 before 10', [10, 2, 9, 1], '1-2,9-10'],
])('writes %s, %j, as "%s"', (_name, ids, text) => {
  const before = [...ids];
  expect(formatIdRanges(ids)).toBe(text);
  expect(ids).toEqual(before);
});
