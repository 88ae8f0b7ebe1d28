import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizeText, readSource } from './source';
import { makeFolder } from '@/lib/content/test-folder';

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
