import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../test-folder';
import { decodeSource, readSource } from './source';

const FILE = 'content/blog/7.md';
const decode = (bytes: Buffer | string) => decodeSource(FILE, Buffer.from(bytes));

test.each([
  ['a byte order mark', '\uFEFFa\nb\n', 'a\nb\n'],
  ['all kinds of line end', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['other scripts', 'Ọjà ₦5 🏦', 'Ọjà ₦5 🏦'],
  ['nothing', '', ''],
])('%s: %j becomes %j', (_name, written, text) => {
  expect(decode(written)).toEqual({ value: { file: FILE, text }, diagnostics: [] });
});

test.each([
  ['big-endian', Buffer.from('\uFEFFtitle: é', 'utf16le').swap16(), 'title: é', 1, 1],
  ['Latin-1 of Windows', Buffer.from('a\r\nb é', 'latin1'), 'a\nb é', 2, 3],
])('%s is read, and named where it begins', (_what, bytes, text, line, column) => {
  const diagnostics = [{ file: FILE, line, column, field: '', severity: 'error' }];
  expect(decode(bytes)).toMatchObject({ value: { file: FILE, text }, diagnostics });
});

test('a file of 1 MB is read', async () => {
  const root = await makeFolder();
  await writeFile(path.join(root, 'site.yaml'), '\uFEFF'.padEnd(999_998, 'x'));
  expect((await readSource(root, 'site.yaml')).value?.text).toHaveLength(999_997);
});

// The superuser reads every file.
(process.getuid?.() === 0 ? test.skip : test)('a file that may not be read', async () => {
  const root = await makeFolder();
  await writeFile(path.join(root, 'site.yaml'), 'a');
  await chmod(path.join(root, 'site.yaml'), 0);
  const message = 'you have no permission to read this file; change its permissions';
  expect((await readSource(root, 'site.yaml')).diagnostics).toMatchObject([{ message }]);
});
