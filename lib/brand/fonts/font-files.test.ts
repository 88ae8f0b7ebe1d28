import { formatUnicodeRange } from './font-files';

test.each([
  [[0x20a6], 'U+20A6'],
  [[0x41, 0x42, 0x43], 'U+41-43'],
  [[0x41, 0x43, 0x44, 0x1ecd], 'U+41, U+43-44, U+1ECD'],
  [[], ''],
])('%p is %s', (points, range) => {
  expect(formatUnicodeRange(points)).toBe(range);
});
