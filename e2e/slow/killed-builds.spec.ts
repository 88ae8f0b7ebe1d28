import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { copyProject, FIXTURE, runNextBuild } from '../copy-project';
import { hashFiles } from '../hash-files';
import { expect, test } from '../test';

// Whole builds; e2e/programs/atomic.spec.ts does the same to the part that replaces the site.
test.describe.configure({ mode: 'serial' });

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');
const folder = path.resolve('.tmp/killed');
const hashSite = () => hashFiles(path.join(folder, 'out'));
let old: Record<string, string>;

/** Starts a build and kills it with all its processes so many milliseconds after it has said this. */
async function killBuild(words: string, delay: number): Promise<number | null> {
  const build = spawn(process.execPath, [NEXT, 'build'], { cwd: folder, detached: true });
  let output = '';
  let isKilled = false;
  const kill = () => {
    if (build.pid !== undefined && build.exitCode === null) process.kill(-build.pid, 'SIGKILL');
  };
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isKilled || !output.includes(words)) return;
      isKilled = true;
      setTimeout(kill, delay);
    });
  }
  const [code] = (await once(build, 'close')) as [number | null];
  expect(isKilled, output).toBe(true);
  return code;
}

test.beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder, { contentFrom: FIXTURE });
  const { code, output } = await runNextBuild(folder);
  expect(code, output).toBe(0);
  old = await hashSite();
  expect(old).toHaveProperty(['index.html']);
});

test.afterAll(() => rm(folder, { recursive: true }));

for (const [words, delay] of [
  ['Creating an optimized production build', 500],
  ['Generating static pages', 200],
  ['Running onBuildComplete', 0],
] as const) {
  test(`a build killed ${delay} ms after "${words}" leaves the site as it was`, async () => {
    // On a fast machine the build may end before that: then it has put the same site there.
    await killBuild(words, delay);
    expect(await hashSite()).toEqual(old);
  });
}

test('an error while a page is made leaves the site as it was', async () => {
  const page = path.join(folder, 'app/about/page.tsx');
  const text = await readFile(page, 'utf8');
  await writeFile(page, text.replace('</SiteShell>', '{`${Symbol()}`}</SiteShell>'));
  const { code, output } = await runNextBuild(folder);
  expect(code).not.toBe(0);
  expect(output).toContain('Symbol');
  expect(await hashSite()).toEqual(old);
  await writeFile(page, text);
});
