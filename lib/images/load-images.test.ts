import path from 'node:path';
import sharp from 'sharp';
import { makeImage } from '@/lib/content/test-content';
import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { loadImages, readPublishedImage } from './load-images';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>';

async function writeImages(files: Record<string, string | Buffer>): Promise<string> {
  const root = await makeFolder();
  await writeFiles(path.join(root, 'content/images'), files);
  return root;
}

async function load(root: string) {
  const { value, diagnostics } = await loadImages(root);
  const lines = diagnostics.map(
    (diagnostic) => `${diagnostic.severity} ${formatDiagnostic(diagnostic)}`,
  );
  return { images: value, lines };
}

test('returns images sorted by file name, each with its size after it is rotated upright', async () => {
  const background = { width: 8, height: 5, channels: 3, background: 'red' } as const;
  const turned = sharp({ create: background }).withMetadata({ orientation: 6 }).jpeg();
  const root = await writeImages({ 'turned.JPG': await turned.toBuffer(), 'drawn.svg': svg });
  const { images, lines } = await load(root);
  expect([...images]).toEqual([
    [
      'drawn',
      {
        name: 'drawn',
        file: 'drawn.svg',
        width: 8,
        height: 5,
        dataUrl: expect.stringMatching(/^data:image\/svg/),
      },
    ],
    ['turned', { name: 'turned', file: 'turned.JPG', width: 5, height: 8 }],
  ]);
  expect(lines).toEqual([]);
});

test('publishes a photo unchanged, but an SVG without its event handlers', async () => {
  const root = await writeImages({
    'a.jpg': 'photo',
    'a.svg': svg.replace('/>', ' onload="x()"/>'),
  });
  expect((await readPublishedImage(root, makeImage('a.jpg'))).toString()).toBe('photo');
  expect((await readPublishedImage(root, makeImage('a.svg'))).toString()).toBe(svg);
});
