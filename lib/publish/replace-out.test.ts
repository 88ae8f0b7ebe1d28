import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { listFiles } from '@/lib/site/list-files';
import { replaceOut } from './replace-out';

/** A project with these files, and a new site in `.tmp/export`. */
async function makeProject(files: Record<string, string>) {
  const root = await makeFolder();
  await writeFiles(root, { ...files, '.tmp/export/index.html': 'new' });
  return {
    root,
    replace: () => replaceOut(root, path.join(root, '.tmp/export')),
    readSite: () => readFile(path.join(root, 'out/index.html'), 'utf8'),
  };
}

const OLD = { 'out/index.html': 'old', 'out/blog/gone.html': 'old' };

test.each([{}, OLD, { ...OLD, '.tmp/previous/a.html': 'older' }])(
  'the new site replaces %j',
  async (files) => {
    const { root, replace, readSite } = await makeProject(files);
    await replace();
    expect(await readSite()).toBe('new');
    expect(await listFiles(root)).toEqual(['out/index.html']);
  },
);

test('when the new site cannot be moved, the old one stays', async () => {
  const { root, replace, readSite } = await makeProject(OLD);
  await rm(path.join(root, '.tmp/export'), { recursive: true });
  await expect(replace()).rejects.toThrow('ENOENT');
  expect(await readSite()).toBe('old');
});
