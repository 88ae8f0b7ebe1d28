import { makeFolder } from '@/lib/content/test-folder';
import { writeFiles } from '@/lib/serve/test-site';
import { listFiles } from './list-files';

test('every file below the folder, with slashes, in a fixed order, and no folder', async () => {
  const folder = await makeFolder();
  const files = [
    'blog.html',
    '.well-known/security.txt',
    'blog/7.html',
    'about.html',
    'blog/10.html',
  ];
  await writeFiles(folder, Object.fromEntries(files.map((file) => [file, ''])));
  expect(await listFiles(folder)).toEqual([
    '.well-known/security.txt',
    'about.html',
    'blog.html',
    'blog/10.html',
    'blog/7.html',
  ]);
});

test('an empty folder holds none', async () => {
  expect(await listFiles(await makeFolder())).toEqual([]);
});
