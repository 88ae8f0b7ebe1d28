import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@/lib/content/test-folder';
import { writeFiles } from '@/lib/serve/test-site';
import { transformPages } from './transform-pages';

/** A site of so many pages, each with a fault of its own and a font of the framework's folder. */
async function makeSite(count: number): Promise<{ outDir: string; names: string[] }> {
  const outDir = await makeFolder();
  const names = Array.from({ length: count }, (_, index) => `blog/${index + 1}.html`);
  const pages = names.map((name) => [
    name,
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${name}</title></head><body><h1>x</h1><a href="/_next/${name}.js">x</a><script>"${name}"</script></body></html>`,
  ]);
  await writeFiles(outDir, Object.fromEntries(pages) as Record<string, string>);
  return { outDir, names };
}

// One thread, the most that one thread does, and enough for every core.
test.each([0, 1, 100, 205])('of %i pages each is finished once', async (count) => {
  const { outDir, names } = await makeSite(count);
  const pages = names.map((file) => ({ file, clientModules: [] }));
  const finished = await transformPages(outDir, pages);

  const sorted = [...names].sort();
  expect(finished.map(({ facts }) => facts.file).sort()).toEqual(sorted);
  expect(finished.flatMap(({ chunks }) => chunks).sort()).toEqual(
    sorted.map((name) => `/_next/${name}.js`),
  );
  expect(finished.flatMap(({ faults }) => faults.map(({ page }) => page)).sort()).toEqual(sorted);
  for (const name of names) {
    const html = await readFile(path.join(outDir, name), 'utf8');
    expect(html.match(/Content-Security-Policy/g)).toHaveLength(1);
  }
});

test.each([1, 205])('a page among %i that cannot be read stops the build', async (count) => {
  const { outDir, names } = await makeSite(count);
  const pages = [...names, 'gone.html'].map((file) => ({ file, clientModules: [] }));
  await expect(transformPages(outDir, pages)).rejects.toThrow('gone.html');
});
