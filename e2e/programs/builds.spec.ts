import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject, hashFiles, run } from '../support/copy-project';
import { expect, test } from '../support/test';

test('npm run build names every error of the content, and leaves out/ as it was', async () => {
  const folder = path.resolve('.tmp/faulty');
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder);
  await writeFile(path.join(folder, 'public/index.html'), 'The site as it was');
  const change = async (file: string, edit: (text: string) => string) => {
    const place = path.join(folder, file);
    await writeFile(place, edit(await readFile(place, 'utf8')));
  };
  await change('content/blog/5.md', (text) =>
    text.replace(/^date: .*$/m, 'date: 3/5/25').replace(/^image: .*$/m, 'image: taks'),
  );
  await change('content/site.yaml', (text) =>
    text.replace(/(?<=\nmap:\n.*\n {2}url: ).*/, 'javascript:alert(1)'),
  );
  const out = path.join(folder, 'out');
  await run(folder, ['cp', '-R', 'public', 'out']);
  const before = await hashFiles(out);

  const { code, output } = await run(folder, ['npm', 'run', 'build']);
  expect(code).not.toBe(0);
  for (const diagnostic of [
    'content/blog/5.md:3:7 date: write a date such as "May 3, 2025" or 2025-05-03, not "3/5/25"',
    'content/blog/5.md:5:8 image: there is no image "taks" in content/images. Did you mean "tax"?',
    `map.url: write the map's address, beginning with https://, not "javascript:alert(1)"`,
  ]) {
    expect.soft(output).toContain(diagnostic);
  }
  expect(await hashFiles(out)).toEqual(before);
  await rm(folder, { recursive: true });
});
