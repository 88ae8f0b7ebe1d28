import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { listFiles } from './list-files';

test('lists every file below the folder, sorted, without folders', async () => {
  const folder = await makeFolder();
  expect(await listFiles(folder)).toEqual([]);
  const files = ['blog.html', '.well-known/security.txt', 'blog/7.html', 'blog/10.html'];
  await writeFiles(folder, Object.fromEntries(files.map((file) => [file, ''])));
  expect(await listFiles(folder)).toEqual([
    '.well-known/security.txt',
    'blog.html',
    'blog/10.html',
    'blog/7.html',
  ]);
});
