import { rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { isBuilt } from './build-state';

const LISTED = '<meta name="robots" content="max-image-preview:large"/>';
const TRIAL = '<meta name="robots" content="noindex"/>';
const FILES = { 'content/blog/1.md': '', 'package-lock.json': '', 'e2e/a.ts': '' };

/** Waits until a file that is written now is newer than `time`. @returns its time */
async function tick(root: string, time = 0): Promise<number> {
  for (;;) {
    await writeFile(join(root, 'tick'), '');
    const { ctimeMs } = await stat(join(root, 'tick'));
    if (ctimeMs > time) return ctimeMs;
  }
}

/** Whether a project counts as built after it was built, and then changed. */
async function isBuiltAfter(change: (root: string) => Promise<unknown>, page = LISTED) {
  const root = await makeFolder();
  await writeFiles(root, { ...FILES, 'out/index.html': page });
  const begun = Math.ceil(await tick(root)) + 1;
  await utimes(join(root, 'out/index.html'), begun / 1000, begun / 1000);
  await tick(root, begun);
  await change(root);
  return isBuilt(root, new Date(begun));
}

const noChange = () => Promise.resolve();
const write = (file: string) => (root: string) => writeFiles(root, { [file]: 'changed' });
const remove = (path: string) => (root: string) => rm(join(root, path));
/** As `cp -p` does: another file with an old time. */
const copyOlder = (file: string) => async (root: string) => {
  await writeFiles(root, { [file]: 'older' });
  await utimes(join(root, file), 1e9, 1e9);
};
const buildLater = (root: string) => utimes(join(root, 'out/index.html'), 4e9, 4e9);

test.each([
  ['no change', true, noChange],
  ['a changed article', false, write('content/blog/1.md')],
  ['an older article copied over it', false, copyOlder('content/blog/1.md')],
  ['an older lock file copied over it', false, copyOlder('package-lock.json')],
  ['a removed article', false, remove('content/blog/1.md')],
  ['a new file', false, write('public/a.txt')],
  ['a changed test', true, write('e2e/a.ts')],
  ['a build on another day', false, buildLater],
  ['a removed home page', false, remove('out/index.html')],
])('after %s the project is built: %s', async (_name, expected, change) => {
  expect(await isBuiltAfter(change)).toBe(expected);
});

test.each([
  [LISTED, undefined, true],
  [LISTED, '', true],
  [LISTED, 'staging', false],
  [TRIAL, 'staging', true],
  [TRIAL, undefined, false],
])('a site with %s is built for SITE_ENV %s: %s', async (page, value, expected) => {
  const env = jest.replaceProperty(process, 'env', { ...process.env, SITE_ENV: value });
  expect(await isBuiltAfter(noChange, page)).toBe(expected);
  env.restore();
});
