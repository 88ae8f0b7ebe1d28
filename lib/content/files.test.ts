import { decodeSource } from './files';

const FILE = 'content/blog/7.md';

test.each([
  ['removes a byte order mark from a file', '\uFEFFa\nb\n', 'a\nb\n'],
  ['converts all kinds of line endings in a file to LF', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['accepts equals signs below a heading as no merge conflict', 'A\n=======\n', 'A\n=======\n'],
])('%s', (_title, contents, text) => {
  expect(decodeSource(FILE, Buffer.from(contents))).toEqual({
    value: { file: FILE, text },
    diagnostics: [],
  });
});
