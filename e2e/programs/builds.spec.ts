import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_COMMAND, copyProject } from '../support/copy-project';
import { runToEnd } from '../support/programs';
import { expect, test } from '../support/test';

test('reports all errors in the content during npm run build, and keeps the previous site in out/', async () => {
  const folder = path.resolve('.tmp/faulty');
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder);
  await mkdir(path.join(folder, 'out'));
  const homePage = path.join(folder, 'out/index.html');
  await writeFile(homePage, 'The site as it was');
  for (const [file, right, wrong] of [
    ['content/blog/5.md', /^date: .*$/m, 'date: 3/5/25'],
    ['content/blog/5.md', /^image: .*$/m, 'image: taks'],
    ['content/site.yaml', /(?<=\nmap:\n.*\n {2}url: ).*/, 'javascript:alert(1)'],
  ] as const) {
    const fullPath = path.join(folder, file);
    await writeFile(fullPath, (await readFile(fullPath, 'utf8')).replace(right, wrong));
  }
  const { code, output } = await runToEnd(folder, BUILD_COMMAND);
  expect(code).toBe(1);
  for (const diagnostic of [
    'content/blog/5.md:3:7 date: "3/5/25" is not valid here; write a date such as "May 3, 2025"',
    'content/blog/5.md:5:8 image: there is no image "taks" in content/images; correct the name, or add the image. Did you mean "tax"?',
    'map.url: "javascript:alert(1)" is not valid here; write the URL of the map, beginning with https://',
  ]) {
    expect.soft(output).toContain(diagnostic);
  }
  expect(output).toMatch(/The site in out\/ has not changed\.\n$/);
  expect(await readFile(homePage, 'utf8')).toBe('The site as it was');
  await rm(folder, { recursive: true });
});
