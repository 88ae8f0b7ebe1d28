import fs from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@/lib/content/test-folder';
import { replaceSite, restoreSite } from './replace-site.mjs';

const NEW = '.tmp/export';
const BACKUP = '.tmp/previous';

/** A project with sites in these folders, each of which says what it is. */
async function makeProject(sites: Record<string, string>) {
  const root = await makeFolder();
  const add = async (folder: string, text: string) => {
    await mkdir(path.join(root, folder, 'blog'), { recursive: true });
    await writeFile(path.join(root, folder, 'index.html'), text);
  };
  for (const [folder, text] of Object.entries(sites)) await add(folder, text);
  return {
    root,
    add,
    replace: () => replaceSite(root, path.join(root, NEW)),
    site: () => readFile(path.join(root, 'out/index.html'), 'utf8').catch(() => undefined),
    list: (folder: string) => readdir(path.join(root, folder)),
  };
}

/** From its n-th renaming of a folder that is there (from 1), a program can rename none, or only that one not. */
function failFrom(n: number, isOnce = false) {
  const rename = fs.renameSync;
  let calls = 0;
  return jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (fs.existsSync(from)) calls += 1;
    if (isOnce ? calls === n : calls >= n) throw new Error('EPERM: operation not permitted');
    rename(from, to);
  });
}

test('the new site takes the place of the old one, of which nothing remains', async () => {
  const { replace, site, list, root } = await makeProject({ out: 'old', [NEW]: 'new' });
  await writeFile(path.join(root, 'out/gone.html'), 'old');
  const rename = jest.spyOn(fs, 'renameSync');
  await replace();
  expect(await site()).toBe('new');
  expect(await list('out')).toEqual(['blog', 'index.html']);
  expect(await list('.tmp')).toEqual([]);
  // When its removal begins, the old site is no longer where it could be restored from.
  expect(rename.mock.lastCall).toEqual([path.join(root, BACKUP), path.join(root, NEW)]);
  rename.mockRestore();
});

test('the first site of all needs none to replace', async () => {
  const { replace, site, list } = await makeProject({ [NEW]: 'new' });
  await replace();
  expect(await site()).toBe('new');
  expect(await list('.tmp')).toEqual([]);
});

test.each([1, 2])('when step %i fails, the old site stays', async (step) => {
  const { replace, site } = await makeProject({ out: 'old', [NEW]: 'new' });
  const rename = failFrom(step, true);
  await expect(replace()).rejects.toThrow('EPERM');
  rename.mockRestore();
  expect(await site()).toBe('old');
});

test.each([
  [1, 'old', 'old'],
  [2, undefined, 'old'],
  [3, 'new', 'new'],
])(
  'killed before step %i, it leaves %s, and the next start finds the %s site',
  async (step, left, found) => {
    const { root, replace, site, add } = await makeProject({ out: 'old', [NEW]: 'new' });
    // A program that has ended does nothing any more, whatever it catches.
    const rename = failFrom(step);
    await replace().catch(() => undefined);
    rename.mockRestore();
    expect(await site()).toBe(left);
    restoreSite(root);
    expect(await site()).toBe(found);
    await add(NEW, 'newer');
    await replace();
    expect(await site()).toBe('newer');
  },
);
