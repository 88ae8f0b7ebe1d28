import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@/lib/content/test-folder';
import { writeFiles } from '@/lib/serve/test-site';
import { transformFiles } from './transform-files';

/** A site of so many pages, each with a script that is an error and a link. */
async function makeSite(count: number): Promise<{ outDir: string; names: string[] }> {
  const outDir = await makeFolder();
  const names = Array.from({ length: count }, (_, index) => `blog/${index + 1}.html`);
  const pages = names.map((name) => [
    name,
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${name}</title></head><body><h1>x</h1><a href="/${name}.pdf">x</a><script>"${name}"</script></body></html>`,
  ]);
  await writeFiles(outDir, Object.fromEntries(pages) as Record<string, string>);
  return { outDir, names };
}

// One thread, the most that one thread does, and enough for every core.
test.each([0, 1, 100, 205])('of %i pages each is transformed once', async (count) => {
  const { outDir, names } = await makeSite(count);
  const pages = names.map((file) => ({ file, clientModules: [] }));
  const transformed = await transformFiles(outDir, pages);

  const sorted = [...names].sort();
  expect(transformed.map(({ summary }) => summary.file).sort()).toEqual(sorted);
  expect(
    transformed.flatMap(({ summary }) => summary.references.map(({ url }) => url)).sort(),
  ).toEqual(sorted.map((name) => `/${name}.pdf`));
  expect(
    transformed.flatMap(({ diagnostics }) => diagnostics.map(({ file }) => file)).sort(),
  ).toEqual(sorted.map((name) => `out/${name}`));
  for (const name of names) {
    const html = await readFile(path.join(outDir, name), 'utf8');
    expect(html.match(/Content-Security-Policy/g)).toHaveLength(1);
  }
});

test.each([1, 205])('a page among %i that cannot be read stops the build', async (count) => {
  const { outDir, names } = await makeSite(count);
  const pages = [...names, 'gone.html'].map((file) => ({ file, clientModules: [] }));
  await expect(transformFiles(outDir, pages)).rejects.toThrow('gone.html');
});
