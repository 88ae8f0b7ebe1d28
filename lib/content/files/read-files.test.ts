import { decodeSource } from './read-files';

const FILE = 'content/blog/7.md';

test.each([
  ['a byte order mark', '\uFEFFa\nb\n', 'a\nb\n'],
  ['all kinds of line endings', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['======= below a heading, which is not a merge conflict', 'A\n=======\n', 'A\n=======\n'],
])('decodes a file with %s: %j becomes %j', (_case, contents, text) => {
  expect(decodeSource(FILE, Buffer.from(contents))).toEqual({
    value: { file: FILE, text },
    diagnostics: [],
  });
});
