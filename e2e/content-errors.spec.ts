import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from './build-sites';
import { hashFiles } from './hash-files';
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
    hashSite: () => hashFiles(path.join(folder, 'out')),
  };
}

function build(folder: string, [program = '', ...rest]: string[]) {
  const { status, stdout, stderr } = spawnSync(program, rest, { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
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
    expect(await hashSite(), command.join(' ')).toEqual({});
  }
  await remove();
});

test('broken content leaves the finished site as it was, byte for byte', async () => {
  test.setTimeout(LONG);
  const { build, breakContent, mendContent, hashSite, remove } = await makeProject('finished');
  expect(build('npm', 'run', 'build')).toMatchObject({ status: 0 });
  const finished = await hashSite();
  expect(finished).toHaveProperty(['index.html']);
  await breakContent();
  for (const command of commands) {
    expect(build(...command).status, command.join(' ')).not.toBe(0);
    expect(await hashSite(), command.join(' ')).toEqual(finished);
  }
  await mendContent();
  expect(build('npm', 'run', 'build')).toMatchObject({ status: 0 });
  expect(await hashSite()).toEqual(finished);
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
  expect(await hashSite()).toEqual({});
  await remove();
});
