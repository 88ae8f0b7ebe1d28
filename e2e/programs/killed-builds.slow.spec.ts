import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyProject, hashFiles, NEXT_BUILD, run } from '../copy-project';
import { expect, test } from '../test';

test.describe.configure({ mode: 'serial' });

const folder = path.resolve('.tmp/killed');
const hashSite = () => hashFiles(path.join(folder, 'out'));
let old: Record<string, string>;

test.beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder);
  const { code, output } = await run(folder, NEXT_BUILD);
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
    const [program, ...args] = NEXT_BUILD;
    // A process group of its own, to kill all its processes.
    const build = spawn(program, args, { cwd: folder, detached: true });
    let output = '';
    const kill = () => {
      // On a fast machine the build may have ended: then it has put the same site there.
      if (build.pid !== undefined && build.exitCode === null) process.kill(-build.pid, 'SIGKILL');
    };
    const listen = (chunk: Buffer) => {
      const isSaid = output.includes(words);
      output += chunk.toString();
      if (!isSaid && output.includes(words)) setTimeout(kill, delay);
    };
    build.stdout.on('data', listen);
    build.stderr.on('data', listen);
    await once(build, 'close');
    expect(output).toContain(words);
    expect(await hashSite()).toEqual(old);
  });
}
