import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject, run } from '../copy-project';
import { hashFiles } from '../hash-files';
import { RAW_EXPORT, siteFolder } from '../sites';
import { expect, test } from '../test';

// What Next has exported once is published again and again, each time with another fault. Next
// itself writes nothing into `out/`; `npm run test:all` kills whole builds.
test.describe.configure({ mode: 'serial' });

const folder = path.resolve('.tmp/atomic');
const hashSite = () => hashFiles(path.join(folder, 'out'));
let old: Record<string, string>;

const PUBLISH = [
  process.execPath,
  '--import',
  'tsx',
  '--input-type=module',
  '--eval',
  `const { publishProject } = await import('./lib/publish/publish-project.ts');
   await publishProject({ projectDir: process.cwd(), distDir: '.next', exportDir: '.tmp/export' });`,
];

/** Publishes the export of `plain`, as the end of a build does. */
async function publish(command: readonly string[] = PUBLISH) {
  const exported = path.join(folder, '.tmp/export');
  await rm(exported, { recursive: true, force: true });
  await cp(path.join(RAW_EXPORT, 'export'), exported, { recursive: true });
  return run(folder, command);
}

/** Changes a file of the project for as long as `act` takes. */
async function withChange(
  file: string,
  [before, after]: readonly [string, string],
  act: () => Promise<void>,
) {
  const place = path.join(folder, file);
  const text = await readFile(place, 'utf8');
  expect(text).toContain(before);
  await writeFile(place, text.replace(before, after));
  await act();
  await writeFile(place, text);
}

/** The change that kills the program where it comes to a statement. */
function killBefore(statement: string): [string, string] {
  return [statement, `process.kill(process.pid, 'SIGKILL');\n${statement}`];
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

test('a build that cannot write leaves the site as it was', async () => {
  // No file may be longer than so many kilobytes: to a program, like a disk without room.
  const { code, output } = await publish(['bash', '-c', 'ulimit -f 20; "$@"', 'bash', ...PUBLISH]);
  expect(code).not.toBe(0);
  expect(output).toMatch(/file too large/i);
  expect(await hashSite()).toEqual(old);
});

test('a build killed while it finishes the pages leaves the site as it was', async () => {
  await withChange(
    'lib/publish/publish-site.ts',
    killBefore('await removeRouterFiles('),
    async () => {
      expect((await publish()).code).not.toBe(0);
      expect(await hashSite()).toEqual(old);
    },
  );
});

test('a build killed between taking the old site away and putting the new one there is healed by the next', async () => {
  const [file, statement] = ['lib/publish/replace-site.ts', 'rename(newDir, outDir);'];
  await withChange(file, killBefore(statement), async () => {
    expect((await publish()).code).not.toBe(0);
    expect(await hashSite()).toEqual({});
  });
  // Next reads its configuration before anything else.
  const script = `const { default: configFor } = await import('./next.config.mjs');
    configFor('phase-production-build');`;
  const { code, output } = await run(folder, [
    process.execPath,
    '--input-type=module',
    '--eval',
    script,
  ]);
  expect(code, output).toBe(0);
  expect(await hashSite()).toEqual(old);
});

test('a site that is well takes the place of the old one, whole', async () => {
  await writeFile(path.join(folder, 'out/of-the-old-site.html'), '');
  const { code, output } = await publish();
  expect(code, output).toBe(0);
  expect(await hashSite()).toEqual(old);
});
