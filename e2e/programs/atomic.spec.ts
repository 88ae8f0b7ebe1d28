import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject, hashFiles, run } from '../copy-project';
import { RAW_EXPORT, siteFolder } from '../sites';
import { expect, test } from '../test';

// Next's export of `plain` is published again and again, each time with another fault. Next itself
// writes nothing into `out/`; `npm run test:all` kills whole builds.
test.describe.configure({ mode: 'serial' });

const folder = path.resolve('.tmp/atomic');
const hashSite = () => hashFiles(path.join(folder, 'out'));
let old: Record<string, string>;

/** Runs a module given as text. */
const EVALUATE = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval'];
const PUBLISH = [
  ...EVALUATE,
  `const { openProject } = await import('./lib/publish/publish-project.ts');
   const { publish } = await openProject(process.cwd());
   await publish({ distDir: '.next', exportDir: '.tmp/export' });`,
];

/** Publishes the export as the end of a build does. */
async function publish() {
  const exported = path.join(folder, '.tmp/export');
  await rm(exported, { recursive: true, force: true });
  await cp(path.join(RAW_EXPORT, 'export'), exported, { recursive: true });
  return run(folder, PUBLISH);
}

/** Publishes with a program that is killed before a statement of one of its files. */
async function publishKilledAt(file: string, statement: string) {
  const place = path.join(folder, file);
  const text = await readFile(place, 'utf8');
  expect(text).toContain(statement);
  await writeFile(
    place,
    text.replace(statement, `process.kill(process.pid, 'SIGKILL');${statement}`),
  );
  expect((await publish()).code).not.toBe(0);
  await writeFile(place, text);
}

test.beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copyProject(folder, { contentFrom: siteFolder('plain') });
  await cp(path.join(RAW_EXPORT, 'dist'), path.join(folder, '.next'), { recursive: true });
  const { code, output } = await publish();
  expect(code, output).toBe(0);
  old = await hashSite();
  expect(old).toHaveProperty(['index.html']);
});

test.afterAll(() => rm(folder, { recursive: true }));

test('a build killed while it finishes the pages leaves the site as it was', async () => {
  await publishKilledAt('lib/publish/publish-site.ts', 'await removeRouterFiles(');
  expect(await hashSite()).toEqual(old);
});

test('a build killed between removing the old site and placing the new one is repaired by the next', async () => {
  await publishKilledAt('lib/publish/replace-site.mjs', 'renameSync(newDir, outDir);');
  expect(existsSync(path.join(folder, 'out'))).toBe(false);
  // Next reads its configuration first.
  const script = `const { default: configFor } = await import('./next.config.mjs');
    configFor('phase-production-build');`;
  const { code, output } = await run(folder, [...EVALUATE, script]);
  expect(code, output).toBe(0);
  expect(await hashSite()).toEqual(old);
});
