import { readdir, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@/lib/content/test-folder';
import { loadOrRender, pruneCache } from './cache';
import { loadVariant } from './photo-variant';
import { makeNoise, makeVariant } from './test-photo';

const ORIGINAL = Buffer.from('pixels');

async function makeCache() {
  const folder = path.join(await makeFolder(), 'cache/images');
  const renderedInputs: string[] = [];
  const load = async (...inputs: (string | number)[]) => {
    const render = () => {
      renderedInputs.push(inputs.join());
      return Promise.resolve(Buffer.from(`<${inputs.join()}>`));
    };
    return (await loadOrRender(folder, inputs, ORIGINAL, render)).toString();
  };
  return { folder, load, renderedInputs };
}

test('renders an image only once for the same inputs', async () => {
  const { folder, load, renderedInputs } = await makeCache();
  for (const inputs of [['a', 1], ['a', 1], ['a1'], ['a', 2]])
    expect(await load(...inputs)).toBe(`<${inputs.join()}>`);
  expect(renderedInputs).toEqual(['a,1', 'a1', 'a,2']);
  expect(await readdir(folder)).toHaveLength(3);
});

test('renders a photo again for another width or format, but not for another file name', async () => {
  const { folder } = await makeCache();
  const original = await makeNoise(40, 30).png().toBuffer();
  const load = (variant = makeVariant(40)) => loadVariant(original, variant, folder);
  const first = await load();
  expect(await load({ ...makeVariant(40), file: 'market-40.avif' })).toEqual(first);
  expect(await readdir(folder)).toHaveLength(1);
  await Promise.all([load(makeVariant(20)), load(makeVariant(40, 'webp'))]);
  expect(await readdir(folder)).toHaveLength(3);
});

test('removes cache entries that have not been used since the given time', async () => {
  const { folder, load } = await makeCache();
  await Promise.all(['used again', 'unused'].map((input) => load(input)));
  const namesBefore = await readdir(folder);
  const longAgo = new Date('2025-05-03');
  await Promise.all(namesBefore.map((name) => utimes(path.join(folder, name), longAgo, longAgo)));
  const since = Date.now() - 1000;
  await load('used again');
  await load('new');
  // Simulate an entry that another build has just removed. For a broken symbolic link, `stat` fails in the same way.
  await symlink('gone', path.join(folder, 'gone'));

  await pruneCache(path.join(folder, 'none'), since);
  await pruneCache(folder, since);

  const remaining = (await readdir(folder)).filter((name) => name !== 'gone');
  expect(remaining).toHaveLength(2);
  expect(remaining.filter((name) => namesBefore.includes(name))).toHaveLength(1);
});
