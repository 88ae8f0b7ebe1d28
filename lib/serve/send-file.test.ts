import { readByteRange } from './send-file';

test.each([
  ['bytes=0-0', 10, { start: 0, end: 0 }],
  ['bytes=2-5', 10, { start: 2, end: 5 }],
  ['bytes=9-9', 10, { start: 9, end: 9 }],
  ['bytes=2-', 10, { start: 2, end: 9 }],
  ['bytes=2-99', 10, { start: 2, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-99', 10, { start: 0, end: 9 }],
  ['BYTES= 2-5 ', 10, { start: 2, end: 5 }],
  [`bytes=0-${'9'.repeat(400)}`, 10, { start: 0, end: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=10-12', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=-5', 0, 'unsatisfiable'],
  [`bytes=${'9'.repeat(400)}-`, 10, 'unsatisfiable'],
  [undefined, 10, undefined],
  ['', 10, undefined],
  ['bytes=', 10, undefined],
  ['bytes=-', 10, undefined],
  ['bytes=5-2', 10, undefined],
  ['bytes=20-12', 10, undefined],
  ['bytes=a-b', 10, undefined],
  ['bytes=0x1-2', 10, undefined],
  ['bytes=1.5-2', 10, undefined],
  ['bytes=--1', 10, undefined],
  ['bytes=0-1,4-5', 10, undefined],
  ['lines=0-1', 10, undefined],
  ['0-1', 10, undefined],
])('%s of %d bytes', (header, size, range) => {
  expect(readByteRange(header, size)).toEqual(range);
});
