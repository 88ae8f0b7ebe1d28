import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { listFiles } from '@/lib/site/list-files';
import { guardOut } from './guard-out.mjs';
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

test.each([
  ['a site that stays', OLD, () => undefined, 'The site in out/ has not changed.'],
  ['a new site', OLD, replaceOut, 'out/ has the new site.'],
  ['no site', {}, () => undefined, 'There is no site in out/.'],
])('the last line of a build that fails tells of %s', async (_what, files, change, line) => {
  const { root } = await makeProject(files);
  const print = jest.spyOn(console, 'error').mockReturnValue();
  const once = jest.spyOn(process, 'once').mockReturnValue(process);
  guardOut(root);
  await change(root, path.join(root, '.tmp/export'));
  (once.mock.lastCall?.[1] as (code: number) => void)(1);
  expect(print).toHaveBeenLastCalledWith(line);
});

test('a build puts back the site that another has left between two renames', async () => {
  const { root, readSite } = await makeProject(OLD);
  await rename(path.join(root, 'out'), path.join(root, '.tmp/previous'));
  guardOut(root);
  expect(await readSite()).toBe('old');
});
