import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../test-folder';
import { decodeSource, readSource } from './read-files';

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

// The superuser reads every file.
(process.getuid?.() === 0 ? test.skip : test)('a file without permission is refused', async () => {
  const root = await makeFolder();
  await writeFile(path.join(root, 'site.yaml'), 'a');
  await chmod(path.join(root, 'site.yaml'), 0);
  const message = 'this file cannot be read (EACCES); check its permissions';
  expect((await readSource(root, 'site.yaml')).diagnostics).toMatchObject([{ message }]);
});
