import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@/lib/content/test-folder';
import { makeVariant } from './test-photo';
import { loadVariant, pruneCache } from './variant-cache';
import type { PhotoVariant } from './variants';

const original = Buffer.from('original');

/** A cache in a folder of its own, whose encoder says what it was asked and counts. */
async function makeCache() {
  const folder = path.join(await makeFolder(), 'cache/images');
  const render = jest.fn((bytes: Buffer, { format, width }: PhotoVariant) =>
    Promise.resolve(Buffer.from(`${bytes.toString()} ${width} ${format}`)),
  );
  const load = (variant = makeVariant(800), bytes = original) =>
    loadVariant(bytes, variant, { folder, render });
  const entries = async () => (await readdir(folder)).map((file) => path.join(folder, file));
  return { folder, render, load, entries };
}

test('what was encoded once is taken from the cache', async () => {
  const { load, render } = await makeCache();
  const first = await load();
  const second = await load();
  expect(first.toString()).toBe('original 800 avif');
  expect(second.equals(first)).toBe(true);
  expect(render).toHaveBeenCalledTimes(1);
});

test('another width, another format and another photo are something else', async () => {
  const { load, render } = await makeCache();
  await load();
  expect((await load(makeVariant(400))).toString()).toBe('original 400 avif');
  expect((await load(makeVariant(800, 'webp'))).toString()).toBe('original 800 webp');
  expect((await load(makeVariant(800), Buffer.from('new'))).toString()).toBe('new 800 avif');
  expect(render).toHaveBeenCalledTimes(4);
});

test('a photo that was renamed is not encoded again', async () => {
  const { load, render } = await makeCache();
  await load();
  await load({ ...makeVariant(800), file: 'market-800.avif' });
  expect(render).toHaveBeenCalledTimes(1);
});

test('two requests at once share one encoding and leave one whole entry', async () => {
  const { load, render, entries } = await makeCache();
  const [first, second] = await Promise.all([load(), load()]);
  expect(second.equals(first)).toBe(true);
  expect(render).toHaveBeenCalledTimes(1);
  expect(await entries()).toHaveLength(1);
});

test('two processes at once leave one whole entry', async () => {
  const { folder, entries } = await makeCache();
  const bytes = Buffer.alloc(1_000_000, 'x');
  const render = jest.fn(() => Promise.resolve(bytes));
  const request = () => loadVariant(original, makeVariant(800), { folder, render });
  // A module of its own knows nothing of the other's requests, like another process.
  await jest.isolateModulesAsync(async () => {
    const other = await import('./variant-cache');
    const elsewhere = other.loadVariant(original, makeVariant(800), { folder, render });
    await Promise.all([request(), elsewhere]);
  });
  expect(render).toHaveBeenCalledTimes(2);
  expect(await entries()).toHaveLength(1);
  expect((await request()).equals(bytes)).toBe(true);
  expect(render).toHaveBeenCalledTimes(2);
});

test.each([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (content: Buffer) => content.subarray(0, -1)],
  ['cut off after its digest', (content: Buffer) => content.subarray(0, 32)],
  ['altered', (content: Buffer) => Buffer.concat([content.subarray(0, -1), Buffer.from('!')])],
])('an entry that is %s is made anew', async (_what, damage) => {
  const { load, render, entries } = await makeCache();
  const whole = await load();
  const [entry = ''] = await entries();
  await writeFile(entry, damage(await readFile(entry)));
  expect((await load()).equals(whole)).toBe(true);
  expect(render).toHaveBeenCalledTimes(2);
  expect((await load()).equals(whole)).toBe(true);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a failure is told to all who wait, and forgotten', async () => {
  const { load, render } = await makeCache();
  render.mockRejectedValueOnce(new Error('photo.jpg is damaged'));
  const results = await Promise.allSettled([load(), load()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await load()).toString()).toBe('original 800 avif');
});

test('a cache that cannot be written is no reason to fail', async () => {
  const file = path.join(await makeFolder(), 'file');
  await writeFile(file, '');
  const render = () => Promise.resolve(Buffer.from('bytes'));
  const bytes = await loadVariant(original, makeVariant(800), { folder: file, render });
  expect(bytes.toString()).toBe('bytes');
});

const LONG_AGO = new Date('2025-05-03');

test('what was not asked for since then is removed, what was is kept', async () => {
  const folder = await makeFolder();
  const load = (text: string) =>
    loadVariant(Buffer.from(text), makeVariant(800), {
      folder,
      render: (original) => Promise.resolve(original),
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
