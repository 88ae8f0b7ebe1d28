import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { listFiles } from '@/lib/site/list-files';
import { replaceSite, restoreSite } from './replace-site.mjs';

/** A project with these files, and a new site in `.tmp/export`. */
async function makeProject(files: Record<string, string>) {
  const root = await makeFolder();
  await writeFiles(root, { ...files, '.tmp/export/index.html': 'new' });
  return {
    root,
    replace: () => replaceSite(root, path.join(root, '.tmp/export')),
    readSite: () => readFile(path.join(root, 'out/index.html'), 'utf8'),
  };
}

const OLD = { 'out/index.html': 'old', 'out/blog/gone.html': 'old' };

/** Renaming a folder that exists fails at the n-th time, and also later unless `isOnce`. */
function failAt(n: number, isOnce: boolean) {
  const rename = fs.renameSync;
  let calls = 0;
  return jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (fs.existsSync(from)) calls += 1;
    if (isOnce ? calls === n : calls >= n) throw new Error('EPERM: operation not permitted');
    rename(from, to);
  });
}

// A build that was killed may have left a backup.
test.each([{}, OLD, { ...OLD, '.tmp/previous/a.html': 'older' }])(
  'the new site replaces %j',
  async (files) => {
    const { root, replace, readSite } = await makeProject(files);
    await replace();
    expect(await readSite()).toBe('new');
    expect(await listFiles(root)).toEqual(['out/index.html']);
  },
);

test.each([1, 2])('when renaming fails the %i. time, the old site stays', async (n) => {
  const { replace, readSite } = await makeProject(OLD);
  const rename = failAt(n, true);
  await expect(replace()).rejects.toThrow('EPERM');
  rename.mockRestore();
  expect(await readSite()).toBe('old');
});

test('after a build that was killed between the two steps, the next one restores the old site', async () => {
  const { root, replace, readSite } = await makeProject(OLD);
  // A program that has ended does nothing any more, whatever it catches.
  const rename = failAt(2, false);
  await expect(replace()).rejects.toThrow('EPERM');
  rename.mockRestore();
  await expect(readSite()).rejects.toThrow('ENOENT');
  restoreSite(root);
  expect(await readSite()).toBe('old');
});
