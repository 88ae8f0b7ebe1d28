import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/publish/list-files';
import { copyProject } from './build-sites';
import { expect, test } from './test';

// What is said of each broken content is in lib/editing/broken-contents.test.ts; here, that builds say it.

/** Builds of a minute each on a busy machine. */
const LONG = 300_000;

const files = { article: 'content/blog/7.md', site: 'content/site.yaml' } as const;

const problems = [
  `${files.article}:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "3/5/25"`,
  `${files.article}:5:8 image: there is no picture "taks" in content/images. Did you mean "tax"?`,
  `map.url: expected the map's address, beginning with https://, got "javascript:alert(1)"`,
];

/** A copy of the project with its articles, which can be broken, mended and built. */
async function makeProject(name: string) {
  const folder = path.resolve('.tmp/broken', name);
  await copyProject(folder, { withArticles: true });
  const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
  const article = await readFile(files.article, 'utf8');
  const site = await readFile(files.site, 'utf8');
  return {
    folder,
    remove: () => rm(folder, { recursive: true }),
    build: (...command: string[]) => build(folder, command),
    breakContent: async () => {
      await write(
        files.article,
        article.replace(/^date: .*$/m, 'date: 3/5/25').replace(/^image: .*$/m, 'image: taks'),
      );
      await write(files.site, site.replace(/(?<=\nmap:\n.*\n {2}url: ).*/, 'javascript:alert(1)'));
    },
    mendContent: async () => {
      await write(files.article, article);
      await write(files.site, site);
    },
    hashSite: () => hashFolder(path.join(folder, 'out')),
  };
}

function build(folder: string, [program = '', ...rest]: string[]) {
  const { status, stdout, stderr } = spawnSync(program, rest, { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Names and bytes of all files of a folder in one number; undefined when there is none. */
async function hashFolder(folder: string): Promise<string | undefined> {
  const names = await listFiles(folder).catch(() => []);
  if (names.length === 0) return undefined;
  const hash = createHash('sha256');
  for (const name of names) {
    hash.update(name).update(await readFile(path.join(folder, name)));
  }
  return hash.digest('hex');
}

const commands = [
  ['npm', 'run', 'build'],
  ['npx', 'next', 'build'],
];

test('broken content stops a first build with all there is to say, and nothing is published', async () => {
  test.setTimeout(LONG);
  const { build, breakContent, hashSite, remove } = await makeProject('first');
  await breakContent();
  for (const command of commands) {
    const { status, output } = build(...command);
    expect(status, command.join(' ')).not.toBe(0);
    for (const problem of problems) expect(output).toContain(problem);
    expect(await hashSite(), command.join(' ')).toBeUndefined();
  }
  await remove();
});

test('broken content leaves the finished site as it was, byte for byte', async () => {
  test.setTimeout(LONG);
  const { build, breakContent, mendContent, hashSite, remove } = await makeProject('finished');
  expect(build('npm', 'run', 'build')).toMatchObject({ status: 0 });
  const finished = await hashSite();
  expect(finished).toBeDefined();
  await breakContent();
  for (const command of commands) {
    expect(build(...command).status, command.join(' ')).not.toBe(0);
    expect(await hashSite(), command.join(' ')).toBe(finished);
  }
  await mendContent();
  expect(build('npm', 'run', 'build')).toMatchObject({ status: 0 });
  expect(await hashSite()).toBe(finished);
  await remove();
});

test('a text that readers would stumble over stops the build, too', async () => {
  const { folder, build, hashSite, remove } = await makeProject('text');
  const file = path.join(folder, files.article);
  const article = await readFile(file, 'utf8');
  const line = article.trimEnd().split('\n').length + 2;
  await writeFile(file, `${article.trimEnd()}\n\nSee [this](/blog/99).\n`);
  const { status, output } = build('npm', 'run', 'build');
  expect(status).not.toBe(0);
  expect(output).toContain(`${files.article}:${line}:5 body: there is no article /blog/99`);
  expect(await hashSite()).toBeUndefined();
  await remove();
});
