import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../test-folder';
import { decodeSource, readSource } from './source';

const FILE = 'content/blog/7.md';

test.each([
  ['a byte order mark', '\uFEFFa\nb\n', 'a\nb\n'],
  ['all kinds of line end', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['other scripts', 'Ọjà ₦5 🏦', 'Ọjà ₦5 🏦'],
  ['nothing', '', ''],
])('a file with %s is read: %j becomes %j', (_what, written, text) => {
  expect(decodeSource(FILE, Buffer.from(written))).toEqual({
    value: { file: FILE, text },
    diagnostics: [],
  });
});

test.each([
  ['Latin-1', Buffer.from('a\r\nb é', 'latin1'), 2],
  ['UTF-16', Buffer.from('\uFEFFa', 'utf16le'), 1],
])('a file in %s is refused at the line of its first wrong character', (_what, bytes, line) => {
  const message = expect.stringContaining('save the file as UTF-8') as string;
  expect(decodeSource(FILE, bytes).diagnostics).toMatchObject([{ line, message }]);
});

test('a file of 1 MB is read', async () => {
  const root = await makeFolder();
  await writeFile(path.join(root, 'site.yaml'), 'x'.repeat(1_000_000));
  expect((await readSource(root, 'site.yaml')).value?.text).toHaveLength(1_000_000);
});

// The superuser reads every file.
(process.getuid?.() === 0 ? test.skip : test)('a file without permission is refused', async () => {
  const root = await makeFolder();
  await writeFile(path.join(root, 'site.yaml'), 'a');
  await chmod(path.join(root, 'site.yaml'), 0);
  const message = 'this file cannot be read (EACCES); check its permissions';
  expect((await readSource(root, 'site.yaml')).diagnostics).toMatchObject([{ message }]);
});

test('an unresolved merge is refused at its line; a heading underlined with ======= is none', () => {
  const conflict = 'a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n';
  expect(decodeSource(FILE, Buffer.from(conflict))).toMatchObject({
    value: undefined,
    diagnostics: [
      { line: 2, message: expect.stringMatching(/^unresolved merge of Git/) as string },
    ],
  });
  const heading = 'Sources\n=======\n';
  expect(decodeSource(FILE, Buffer.from(heading)).diagnostics).toEqual([]);
});
