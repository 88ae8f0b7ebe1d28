import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { transformFiles } from './transform-files';

/** Writes so many pages into a new folder and transforms them, and those of `others`. */
async function transform(count: number, others: string[] = []) {
  const outDir = await makeFolder();
  const names = Array.from({ length: count }, (_, index) => `blog/${index + 1}.html`);
  const html =
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>x</h1></body></html>';
  await writeFiles(outDir, Object.fromEntries(names.map((name) => [name, html])));
  const pages = [...names, ...others].map((file) => ({ file, clientModules: [] }));
  return { outDir, names, transformed: await transformFiles(outDir, pages) };
}

test.each([0, 1, 205])('each of %i pages is transformed once', async (count) => {
  const { outDir, names, transformed } = await transform(count);
  expect(transformed.map(({ summary }) => summary.file).sort()).toEqual([...names].sort());
  for (const name of names) {
    const html = await readFile(path.join(outDir, name), 'utf8');
    expect(html.match(/Content-Security-Policy/g)).toHaveLength(1);
  }
});

test('a page that cannot be read stops the build', async () => {
  await expect(transform(1, ['gone.html'])).rejects.toThrow('gone.html');
});
