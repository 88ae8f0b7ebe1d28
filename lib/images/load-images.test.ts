import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { makeFolder } from '@/lib/content/test-folder';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { explainMissingImage } from './image-index';
import { findFilenameCollisions, loadImages } from './load-images';
import { makeImage } from './test-photo';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>';
const jpeg = (orientation = 1) =>
  sharp({ create: { width: 8, height: 5, channels: 3, background: 'red' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

async function writeImages(files: Record<string, string | Buffer>): Promise<string> {
  const root = await makeFolder();
  await mkdir(path.join(root, 'content/images'), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(path.join(root, 'content/images', name), bytes);
  }
  return root;
}

async function load(root: string) {
  const { value, diagnostics } = await loadImages(root);
  return {
    images: value,
    said: diagnostics.map((it) => `${it.severity} ${formatDiagnostic(it)}`),
  };
}

test('images come in the order of their files, with the size they have upright', async () => {
  const root = await writeImages({ 'turned.JPG': await jpeg(6), 'drawn.svg': svg });
  const { images, said } = await load(root);
  expect([...images]).toEqual([
    ['drawn', { name: 'drawn', file: 'drawn.svg', width: 8, height: 5 }],
    ['turned', { name: 'turned', file: 'turned.JPG', width: 5, height: 8 }],
  ]);
  expect(said).toEqual([
    'warning content/images/turned.JPG:1:1 is 5 pixels wide and would look blurred; use one at least 1,200 pixels wide',
  ]);
});

test('a file that is no image is ignored with a warning, but not what a system writes', async () => {
  const root = await writeImages({ '.DS_Store': 'x', 'Thumbs.db': 'x', 'notes.txt': 'x' });
  await mkdir(path.join(root, 'content/images/2025.jpg'));
  const { images, said } = await load(root);
  expect(images.size).toBe(0);
  expect(said).toHaveLength(2);
});

test('a link is no image, even to one', async () => {
  const root = await writeImages({ 'tax.svg': svg });
  await symlink('tax.svg', path.join(root, 'content/images/link.svg'));
  const { images } = await load(root);
  expect([...images.keys()]).toEqual(['tax']);
  expect(explainMissingImage(images, 'link')).toMatch(
    '. The file link.svg is a link to another file',
  );
});

test('without the folder there is no image, and nothing else is wrong', async () => {
  expect(await load(await makeFolder())).toEqual({ images: new Map(), said: [] });
});

test('names that differ in capitals only are one name on Windows and macOS', () => {
  expect(findFilenameCollisions([makeImage('Tax.jpg'), makeImage('tax.png')])).toMatchObject([
    {
      file: 'content/images/tax.png',
      message: expect.stringMatching('name as Tax.jpg;') as string,
    },
  ]);
});
