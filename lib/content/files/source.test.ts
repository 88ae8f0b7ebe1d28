import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../test-folder';
import { decodeText, normalizeText, readSource } from './source';

async function writeBytes(bytes: Uint8Array): Promise<string> {
  const root = await makeFolder();
  await mkdir(path.join(root, 'content/blog'), { recursive: true });
  await writeFile(path.join(root, 'content/blog/7.md'), bytes);
  return root;
}

test.each([
  ['a byte order mark', '\uFEFFa\nb\n', 'a\nb\n'],
  ['line ends of Windows', 'a\r\nb\r\n', 'a\nb\n'],
  ['line ends of old Macs', 'a\rb\r', 'a\nb\n'],
  ['a blank line between line ends of Windows', 'a\r\n\r\nb', 'a\n\nb'],
  ['all kinds of line end in one file', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['a byte order mark alone', '\uFEFF', ''],
  ['nothing', '', ''],
])('%s: %j becomes %j', (_name, text, normal) => {
  expect(normalizeText(text)).toBe(normal);
});

test('a zero-width space that is no byte order mark stays', () => {
  expect(normalizeText('a\uFEFFb')).toBe('a\uFEFFb');
});

test('a file of a Windows editor is read as plain lines under the path an editor knows', async () => {
  const root = await writeBytes(Buffer.from('\uFEFFNaïra ₦\r\nb', 'utf8'));
  await expect(readSource(root, 'content/blog/7.md')).resolves.toEqual({
    file: 'content/blog/7.md',
    text: 'Naïra ₦\nb',
  });
});

test.each([
  ['Latin-1', Buffer.from('Nestlé', 'latin1')],
  ['UTF-16 of the Windows Notepad', Buffer.from('\uFEFFtitle', 'utf16le')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
])('%s is refused', async (_name, bytes) => {
  const root = await writeBytes(bytes);
  await expect(readSource(root, 'content/blog/7.md')).rejects.toThrow(TypeError);
});

test('a missing file is refused', async () => {
  await expect(readSource(await makeFolder(), 'content/site.yaml')).rejects.toThrow('ENOENT');
});

test.each([
  ['plain letters', Buffer.from('title: a\n')],
  ['letters of Nigeria', Buffer.from('Ọjà ₦5 🏦')],
  ['a byte order mark', Buffer.from('\uFEFFa')],
  ['nothing', Buffer.from('')],
  ['one NUL among letters', Buffer.from('a\0bcdefgh')],
])('%s in UTF-8: no fault', (_what, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: bytes.toString('utf8'), fault: undefined });
});

test.each([
  ['with its mark', Buffer.from('\uFEFFtitle: é', 'utf16le')],
  ['without it', Buffer.from('title: é', 'utf16le')],
  ['the other bytes first', Buffer.from('\uFEFFtitle: é', 'utf16le').swap16()],
  ['the other bytes first, without a mark', Buffer.from('title: é', 'utf16le').swap16()],
])('UTF-16 %s is named, and read all the same', (_what, bytes) => {
  const { text, fault } = decodeText(bytes);
  expect(text?.replace('\uFEFF', '')).toBe('title: é');
  expect(fault).toMatchObject({ line: 1, message: expect.stringContaining('UTF-16') });
});

test.each([
  ['title: é\n', 1, 8],
  ['a\nb\nNestlé, Nestlé', 3, 6],
  ['a\r\nb é', 2, 3],
])('Western letters in %j are named where the first stands', (written, line, column) => {
  const { text, fault } = decodeText(Buffer.from(written, 'latin1'));
  expect(text).toBe(written);
  expect(fault).toMatchObject({ line, column });
});

test('a picture has no text', () => {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  expect(decodeText(bytes)).toMatchObject({
    text: undefined,
    fault: { message: expect.stringContaining('no plain text') },
  });
});
