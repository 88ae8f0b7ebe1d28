import { statSync } from 'node:fs';
import { mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseEncoding, createEncodedFiles } from './encoded-files';

/** A reader that keeps 100 bytes; `read` tells whether it gave the same bytes as the time before. */
async function withReader(
  run: (reader: {
    folder: string;
    read: (name: string) => Promise<{ text: string; isKept: boolean }>;
  }) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'encoded-'));
  const readEncoded = createEncodedFiles(100);
  const before = new Map<string, Buffer>();
  await run({
    folder,
    read: async (name) => {
      const file = join(folder, name);
      const body = await readEncoded(file, statSync(file), 'identity');
      const isKept = before.get(name) === body;
      before.set(name, body);
      return { text: body.toString(), isKept };
    },
  });
  await rm(folder, { recursive: true });
}

test('a file is read once, and again when another is in its place', () =>
  withReader(async ({ folder, read }) => {
    await writeFile(join(folder, 'a'), 'one');
    await utimes(join(folder, 'a'), 1e9, 1e9);
    await read('a');
    expect(await read('a')).toEqual({ text: 'one', isKept: true });

    await writeFile(join(folder, 'b'), 'two');
    await utimes(join(folder, 'b'), 1e9, 1e9);
    await rename(join(folder, 'b'), join(folder, 'a'));
    expect(await read('a')).toEqual({ text: 'two', isKept: false });
  }));

test('above the limit, what was used longest ago is forgotten', () =>
  withReader(async ({ folder, read }) => {
    for (const name of ['a', 'b', 'c']) await writeFile(join(folder, name), name.repeat(40));
    await read('a');
    await read('b');
    expect(await read('a')).toMatchObject({ isKept: true });
    await read('c');
    expect(await read('a')).toMatchObject({ isKept: true });
    expect(await read('b')).toMatchObject({ isKept: false });
  }));

test('what replaces itself again and again takes no room from the others', () =>
  withReader(async ({ folder, read }) => {
    await writeFile(join(folder, 'a'), 'a'.repeat(40));
    await read('a');
    for (let time = 1; time <= 10; time += 1) {
      await writeFile(join(folder, 'b'), 'b'.repeat(40));
      await utimes(join(folder, 'b'), time, time);
      await read('b');
    }
    expect(await read('a')).toMatchObject({ isKept: true });
  }));

test('a file larger than the limit is read each time', () =>
  withReader(async ({ folder, read }) => {
    await writeFile(join(folder, 'a'), 'a'.repeat(101));
    await read('a');
    expect(await read('a')).toEqual({ text: 'a'.repeat(101), isKept: false });
  }));

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'identity'],
  ['*', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br ; q=0.5 , gzip ; q=0.4', 'br'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0, *;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
])('%p -> %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
