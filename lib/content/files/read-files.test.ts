import { decodeSource } from './read-files';

const FILE = 'content/blog/7.md';

test.each([
  ['a byte order mark', '\uFEFFa\nb\n', 'a\nb\n'],
  ['all kinds of line end', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['a heading over =======, which is no merge', 'A\n=======\n', 'A\n=======\n'],
])('a file with %s is read: %j becomes %j', (_what, written, text) => {
  expect(decodeSource(FILE, Buffer.from(written))).toEqual({
    value: { file: FILE, text },
    diagnostics: [],
  });
});
