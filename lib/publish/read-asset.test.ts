import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@/lib/content/test-folder';
import { writeFiles } from '@/lib/serve/test-site';
import { createReadAsset } from './read-asset';

test.each([
  ['/a.svg', 'drawing'],
  ['/_next/static/a.css', 'styles'],
  ['/%E1%BB%8Dj%C3%A0%201.svg', 'market'],
  ['/empty.css', ''],
  ['/gone.svg', undefined],
  ['/_next', undefined],
  // A fault that another check reports.
  ['/100%.svg', undefined],
])('%s is %j', async (address, text) => {
  const folder = await makeFolder();
  await writeFiles(folder, {
    'a.svg': 'drawing',
    '_next/static/a.css': 'styles',
    'ọjà 1.svg': 'market',
    'empty.css': '',
  });
  expect(createReadAsset(folder)(address)?.toString()).toBe(text);
});

test('a file is read once', async () => {
  const folder = await makeFolder();
  await writeFiles(folder, { 'a.svg': 'first' });
  const readAsset = createReadAsset(folder);
  expect(readAsset('/a.svg')?.toString()).toBe('first');
  await rm(path.join(folder, 'a.svg'));
  expect(readAsset('/a.svg')?.toString()).toBe('first');
});
