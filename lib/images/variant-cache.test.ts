import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@/lib/content/test-folder';
import { makeNoise, makeVariant } from './test-photo';
import { loadCached, loadVariant, pruneCache } from './variant-cache';

const ORIGINAL = Buffer.from('pixels');

/** A cache in a folder of its own, and what was rendered for it. */
async function makeCache() {
  const folder = path.join(await makeFolder(), 'cache/images');
  const rendered: string[] = [];
  const load = async (...inputs: (string | number)[]) => {
    const render = () => {
      rendered.push(inputs.join());
      return Promise.resolve(Buffer.from(`<${inputs.join()}>`));
    };
    return (await loadCached(folder, inputs, ORIGINAL, render)).toString();
  };
  return { folder, load, rendered };
}

test('what was rendered once is taken from the cache; other inputs are something else', async () => {
  const { folder, load, rendered } = await makeCache();
  for (const inputs of [['a', 1], ['a', 1], ['a1'], ['a', 2]])
    expect(await load(...inputs)).toBe(`<${inputs.join()}>`);
  expect(rendered).toEqual(['a,1', 'a1', 'a,2']);
  expect(await readdir(folder)).toHaveLength(3);
});

test('requests at once leave one whole entry', async () => {
  const { folder, load } = await makeCache();
  expect(await Promise.all([load('a'), load('a')])).toEqual(['<a>', '<a>']);
  expect(await readdir(folder)).toHaveLength(1);
});

test('a failure is not kept', async () => {
  const { folder, load } = await makeCache();
  const fail = () => Promise.reject(new Error('photo.jpg is damaged'));
  await expect(loadCached(folder, ['a'], ORIGINAL, fail)).rejects.toThrow('is damaged');
  expect(await load('a')).toBe('<a>');
});

test('a cache that cannot be written is no reason to fail', async () => {
  const file = path.join(await makeFolder(), 'file');
  await writeFile(file, '');
  const bytes = await loadCached(file, [], ORIGINAL, () => Promise.resolve(Buffer.from('bytes')));
  expect(bytes.toString()).toBe('bytes');
});

test('a photo that was renamed is not encoded again, one in another width or format is', async () => {
  const { folder } = await makeCache();
  const original = await makeNoise(40, 30).png().toBuffer();
  const load = (variant = makeVariant(40)) => loadVariant(original, variant, folder);
  const first = await load();
  expect(await load({ ...makeVariant(40), file: 'market-40.avif' })).toEqual(first);
  expect(await readdir(folder)).toHaveLength(1);
  await Promise.all([load(makeVariant(20)), load(makeVariant(40, 'webp'))]);
  expect(await readdir(folder)).toHaveLength(3);
});

const LONG_AGO = new Date('2025-05-03');

test('what was not asked for since then is removed, what was is kept', async () => {
  const { folder, load } = await makeCache();
  await Promise.all(['asked for again', 'gone'].map((input) => load(input)));
  const names = await readdir(folder);
  await Promise.all(names.map((name) => utimes(path.join(folder, name), LONG_AGO, LONG_AGO)));

  const since = Date.now() - 1000;
  await pruneCache(path.join(folder, 'none'), since);
  await load('asked for again');
  await load('new');
  await pruneCache(folder, since);

  const kept = await readdir(folder);
  expect(kept).toHaveLength(2);
  expect(kept.filter((name) => names.includes(name))).toHaveLength(1);
});
