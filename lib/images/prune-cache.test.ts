import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@/lib/content/test-folder';
import { pruneCache } from './prune-cache';
import { makeVariant } from './test-photo';
import { loadVariant } from './variant-cache';

const LONG_AGO = new Date('2025-05-03');

test('what was not asked for since then is removed, what was is kept', async () => {
  const folder = await makeFolder();
  const load = (text: string) =>
    loadVariant(Buffer.from(text), makeVariant(800), {
      folder,
      render: (master) => Promise.resolve(master),
    });
  await Promise.all(['asked for again', 'gone'].map(load));
  const names = await readdir(folder);
  await Promise.all(names.map((name) => utimes(path.join(folder, name), LONG_AGO, LONG_AGO)));

  const since = Date.now() - 1000;
  await load('asked for again');
  await load('new');
  await pruneCache(folder, since);

  const kept = await readdir(folder);
  expect(kept).toHaveLength(2);
  expect(kept.filter((name) => names.includes(name))).toHaveLength(1);
});

test('without a cache there is nothing to remove', async () => {
  await expect(pruneCache(path.join(await makeFolder(), 'none'), 0)).resolves.toBeUndefined();
});
