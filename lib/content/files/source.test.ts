import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../test-folder';
import { decodeSource, readSource } from './source';

const FILE = 'content/blog/7.md';
const decode = (bytes: Buffer | string) => decodeSource(FILE, Buffer.from(bytes));

test.each([
  ['a byte order mark', '\uFEFFa\nb\n', 'a\nb\n'],
  ['line ends of Windows', 'a\r\n\r\nb', 'a\n\nb'],
  ['line ends of old Macs', 'a\rb\r', 'a\nb\n'],
  ['all kinds of line end', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['other scripts', 'Ọjà ₦5 🏦', 'Ọjà ₦5 🏦'],
  ['nothing', '', ''],
])('%s: %j becomes %j', (_name, written, text) => {
  expect(decode(written)).toEqual({ value: { file: FILE, text }, diagnostics: [] });
});

const UTF_16 = 'the file is saved as UTF-16; save it with the encoding UTF-8';
const WESTERN = 'this character is not saved as UTF-8; save it with the encoding UTF-8';

test.each([
  ['UTF-16', Buffer.from('\uFEFFtitle: é', 'utf16le'), 'title: é', 1, 1, UTF_16],
  ['UTF-16 without its mark', Buffer.from('title: é', 'utf16le'), 'title: é', 1, 1, UTF_16],
  ['big-endian', Buffer.from('\uFEFFtitle: é', 'utf16le').swap16(), 'title: é', 1, 1, UTF_16],
  ['the same unmarked', Buffer.from('title: é', 'utf16le').swap16(), 'title: é', 1, 1, UTF_16],
  ['Latin-1', Buffer.from('a\nb\nNestlé, é', 'latin1'), 'a\nb\nNestlé, é', 3, 6, WESTERN],
  ['Latin-1 of Windows', Buffer.from('a\r\nb é', 'latin1'), 'a\nb é', 2, 3, WESTERN],
])('%s is read, and named where it begins', (_what, bytes, text, line, column, message) => {
  const diagnostic = { file: FILE, line, column, field: '', severity: 'error', message };
  expect(decode(bytes)).toEqual({ value: { file: FILE, text }, diagnostics: [diagnostic] });
});

test('invisible characters are named and removed', () => {
  const { value, diagnostics } = decode('a\uFEFFb\0cdefgh');
  expect(value?.text).toBe('abcdefgh');
  expect(diagnostics).toMatchObject([{ line: 1, column: 2 }]);
});

test('a picture has no text', () => {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const message =
    'the file is not plain text but a document or picture; save it with the encoding UTF-8';
  expect(decode(bytes)).toMatchObject({ value: undefined, diagnostics: [{ message }] });
});

type Make = (file: string) => Promise<unknown>;

test.each<[string, Make, string]>([
  [
    'a missing file',
    async () => undefined,
    'the file is missing, and the site needs it; put it back',
  ],
  ['a folder', (file) => mkdir(file), 'is a folder; a file has to be here'],
  [
    'a link',
    (file) => symlink(path.resolve('package.json'), file),
    'is a link to another file; put the file itself here',
  ],
  [
    'a large file',
    (file) => writeFile(file, 'x'.repeat(1_000_001)),
    'the file is 1.1 MB; the limit is 1 MB; a picture belongs into content/images',
  ],
])('%s is not read', async (_what, make, message) => {
  const root = await makeFolder();
  await make(path.join(root, 'site.yaml'));
  expect(await readSource(root, 'site.yaml')).toEqual({
    value: undefined,
    diagnostics: [expect.objectContaining({ file: 'site.yaml', line: 1, message })],
  });
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
  const message = 'the file cannot be opened; allow reading it in its properties';
  expect((await readSource(root, 'site.yaml')).diagnostics).toMatchObject([{ message }]);
});
