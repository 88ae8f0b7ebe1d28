import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from './build-sites';
import { hashFiles } from './hash-files';
import { expect, test } from './test';

/** The hash of every file of the finished site, by its name. */
async function buildAndHash(folder: string): Promise<Record<string, string>> {
  for (const made of ['.next', 'out']) {
    await rm(path.join(folder, made), { recursive: true, force: true });
  }
  const build = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' });
  expect(build.status, build.stdout + build.stderr).toBe(0);

  return hashFiles(path.join(folder, 'out'));
}

test('two clean builds of one commit are the same, byte for byte', async () => {
  test.setTimeout(180_000);
  const folder = path.resolve('.tmp/determinism');
  await copyProject(folder, { withArticles: true });
  const first = await buildAndHash(folder);
  const second = await buildAndHash(folder);
  expect(Object.keys(first).length).toBeGreaterThan(40);
  expect(second).toEqual(first);
  await rm(folder, { recursive: true });
});
