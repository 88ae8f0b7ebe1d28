import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkParsed } from '@/lib/check/check-content';
import { makeRandom, mutate } from '@/lib/check/test-mutations';
import { decodeSource } from '@/lib/content/files/read-files';
import { parseContent, readContent } from '@/lib/content/load';
import { listFiles } from '@/lib/site/list-files';
import { copyProject, NEXT_BUILD, run } from '../support/copy-project';
import { prepareFixture } from '../support/sites';
import { expect, test } from '../support/test';

const TYPESCRIPT = [process.execPath, createRequire(import.meta.url).resolve('typescript/bin/tsc')];

// All of them build in one folder.
test.describe.configure({ mode: 'serial' });

const folder = path.resolve('.tmp/slow');
const out = path.join(folder, 'out');
const firstOut = path.resolve('.tmp/slow-first-out');

async function build(environment = {}): Promise<void> {
  const { code, output } = await run(folder, NEXT_BUILD, environment);
  expect(code, output).toBe(0);
}

async function removeFolders(): Promise<void> {
  for (const each of [folder, firstOut]) await rm(each, { recursive: true, force: true });
}

test.beforeAll(removeFolders);
test.afterAll(removeFolders);

// In one folder: Turbopack derives class names from the path of a style sheet.
test('two builds of one commit are the same, both from nothing', async () => {
  await prepareFixture(folder);
  await build();
  await rename(out, firstOut);
  await rm(path.join(folder, '.next'), { recursive: true });
  await build();
  const { output } = await run('.', ['diff', '--recursive', '--brief', firstOut, out]);
  expect(output).toBe('');
});

test('a trial site without articles builds, and none of its pages is indexed', async () => {
  await copyProject(folder);
  await rm(path.join(folder, 'content/blog'), { recursive: true });
  await writeFile(path.join(folder, 'content/redirects.yaml'), '');
  await build({ SITE_ENV: 'staging' });
  const pages = (await listFiles(out)).filter((file) => file.endsWith('.html'));
  expect(pages).toContain('blog.html');
  for (const file of pages) {
    const html = await readFile(path.join(out, file), 'utf8');
    const robots = html.match(/(?<=<meta name="robots" content=")[^"]*/g) ?? [];
    expect.soft([...new Set(robots)], file).toEqual(['noindex']);
  }
  // Robots have to fetch a page to see that.
  expect(await readFile(path.join(out, 'robots.txt'), 'utf8')).not.toMatch('Disallow');
});

test('a page added as CONTRIBUTING.md says builds, passes the compiler, and is listed', async () => {
  await copyProject(folder);
  // The owner may have a page for careers.
  const guide = (await readFile('CONTRIBUTING.md', 'utf8'))
    .replaceAll('careers', 'vacancies')
    .replaceAll('Careers', 'Vacancies');
  const [, screen = '', words = '', page = ''] =
    /```ts lib\S*\n(.*?)```.*?```yaml con\S*\n(.*?)```.*?```tsx app\S*\n(.*?)```/s.exec(guide) ??
    [];
  const [list, content] = ['lib/site/paths.ts', 'content/pages.yaml'].map((name) =>
    path.join(folder, name),
  ) as [string, string];
  const screens = (await readFile(list, 'utf8')).replace(/^ {2}contact: .*\n/m, `$&${screen}`);
  await writeFile(list, screens);
  await appendFile(content, words);
  await mkdir(path.join(folder, 'app/vacancies'));
  await writeFile(path.join(folder, 'app/vacancies/page.tsx'), page);
  await build();
  const url = 'https://www.irokocrossing.example/vacancies';
  for (const file of ['sitemap.xml', 'llms.txt', 'vacancies.html'])
    expect.soft(await readFile(path.join(out, file), 'utf8'), file).toContain(url);
  expect(await listFiles(out)).toContain('images/cards/vacancies.png');
  expect(await run(folder, [...TYPESCRIPT, '--noEmit'])).toEqual({ code: 0, output: '' });
});

test('content that passes the check builds, after 400 changes of it', async () => {
  await prepareFixture(folder);
  let files = await readContent(folder);
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = makeRandom(seed);
    const { file, text } = files.sources[Math.floor(random() * files.sources.length)] ?? {};
    if (file === undefined || text === undefined) continue;
    const { value, diagnostics } = decodeSource(file, mutate(text, random));
    if (!value || diagnostics.length > 0) continue;
    const sources = files.sources.map((source) => (source.file === file ? value : source));
    const changed = { ...files, sources };
    const found = checkParsed(parseContent(changed)).diagnostics;
    if (!found.some(({ severity }) => severity === 'error')) files = changed;
  }
  for (const { file, text } of files.sources) await writeFile(path.join(folder, file), text);
  await build();
});
