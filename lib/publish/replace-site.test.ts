import { existsSync, readFileSync, renameSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@/lib/content/test-folder';
import { replaceSite } from './replace-site';
import { BACKUP_DIR as BACKUP, restoreSite } from './restore-site.mjs';

const NEW = '.tmp/export';

/** A project with sites in these folders, each of which says what it is. */
async function makeProject(sites: Record<string, string>) {
  const root = await makeFolder();
  for (const [folder, text] of Object.entries(sites)) {
    await mkdir(path.join(root, folder, 'blog'), { recursive: true });
    await writeFile(path.join(root, folder, 'index.html'), text);
  }
  const at = (folder: string) => path.join(root, folder);
  return {
    root,
    at,
    replace: (by: (from: string, to: string) => void = renameSync) =>
      replaceSite({ root, newDir: at(NEW), rename: by, pause: 1 }),
    site: () => {
      const home = at('out/index.html');
      return existsSync(home) ? readFileSync(home, 'utf8') : undefined;
    },
    leftovers: () => readdir(at('.tmp')),
  };
}

/** The n-th rename (from 1) does this in place of its work. */
function failAt(n: number, fail: () => void) {
  let calls = 0;
  return (from: string, to: string) => {
    calls += 1;
    if (calls === n) fail();
    else renameSync(from, to);
  };
}

const refuse = () => {
  throw Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' });
};

test('the new site takes the place of the old one, of which nothing remains', async () => {
  const { replace, site, leftovers, at } = await makeProject({ out: 'old', [NEW]: 'new' });
  await writeFile(at('out/gone.html'), 'old');
  await replace();
  expect(site()).toBe('new');
  expect(await readdir(at('out'))).toEqual(['blog', 'index.html']);
  expect(await leftovers()).toEqual([]);
});

test('the old site is no longer where it could be restored from when its removal begins', async () => {
  const { replace, at } = await makeProject({ out: 'old', [NEW]: 'new' });
  const steps: [string, string][] = [];
  await replace((from, to) => {
    steps.push([from, to]);
    renameSync(from, to);
  });
  expect(steps).toEqual([
    [at('out'), at(BACKUP)],
    [at(NEW), at('out')],
    [at(BACKUP), at(NEW)],
  ]);
});

test('the first site of all needs none to replace', async () => {
  const { replace, site, leftovers } = await makeProject({ [NEW]: 'new' });
  await replace();
  expect(site()).toBe('new');
  expect(await leftovers()).toEqual([]);
});

test.each([
  [1, 'the old site cannot be set aside'],
  [2, 'the new one cannot take its place'],
])('what fails once at step %i is tried again: %s', async (step) => {
  const { replace, site, leftovers } = await makeProject({ out: 'old', [NEW]: 'new' });
  await replace(failAt(step, refuse));
  expect(site()).toBe('new');
  expect(await leftovers()).toEqual([]);
});

test.each(['out', NEW])(
  'when %s can never be moved, the old site stays and a sentence says so',
  async (stuck) => {
    const { replace, site, at } = await makeProject({ out: 'old', [NEW]: 'new' });
    const by = (from: string, to: string) => {
      if (from === at(stuck)) refuse();
      renameSync(from, to);
    };
    await expect(replace(by)).rejects.toThrow(
      'The new site is finished in .tmp/export, but cannot take the place of out/, which is as it was. ' +
        'Both have to be on one disk, and no other program may have out/ or a file of it open. ' +
        '(Error: EPERM: operation not permitted)',
    );
    expect(site()).toBe('old');
    expect(readFileSync(at(`${NEW}/index.html`), 'utf8')).toBe('new');
  },
);

test('an old site that cannot be cleared away is no reason to fail', async () => {
  const { root, replace, site } = await makeProject({ out: 'old', [NEW]: 'new' });
  await replace(failAt(3, refuse));
  expect(site()).toBe('new');
  // Nor is it taken for one to restore.
  restoreSite(root);
  expect(site()).toBe('new');
});

/** A program that ends before its n-th rename does nothing any more, whatever it catches. */
function killAt(n: number) {
  let calls = 0;
  return (from: string, to: string) => {
    calls += 1;
    if (calls >= n) refuse();
    renameSync(from, to);
  };
}

test.each([
  [1, 'old', 'old'],
  [2, undefined, 'old'],
  [3, 'new', 'new'],
])(
  'killed before step %i, it leaves %s, and the next start finds the %s site',
  async (step, left, found) => {
    const { root, replace, site, at } = await makeProject({ out: 'old', [NEW]: 'new' });
    await replace(killAt(step)).catch(() => undefined);
    expect(site()).toBe(left);
    restoreSite(root);
    expect(site()).toBe(found);
    await rm(at(NEW), { recursive: true, force: true });
    await rename((await makeProject({ [NEW]: 'newer' })).at(NEW), at(NEW));
    await replace();
    expect(site()).toBe('newer');
  },
);

test('a program that starts between the two steps and restores the old site does no harm', async () => {
  const { root, replace, site, leftovers } = await makeProject({ out: 'old', [NEW]: 'new' });
  let calls = 0;
  await replace((from, to) => {
    calls += 1;
    if (calls === 2) restoreSite(root);
    renameSync(from, to);
  });
  expect(site()).toBe('new');
  expect(await leftovers()).toEqual([]);
});

test('a site that was set aside and never put back is restored before another takes its place', async () => {
  const { replace, at } = await makeProject({ [BACKUP]: 'old', [NEW]: 'new' });
  await expect(replace(refuse)).rejects.toThrow('out/, which is as it was');
  expect(readFileSync(at('out/index.html'), 'utf8')).toBe('old');
});

test('there is nothing to restore beside a site, even an old one', async () => {
  const { root, site } = await makeProject({ out: 'new', [BACKUP]: 'old' });
  restoreSite(root);
  expect(site()).toBe('new');
});
