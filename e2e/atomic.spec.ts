import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from './build-sites';
import { hashFiles } from './hash-files';
import { expect, test } from './test';

// One project is broken, killed and mended again and again: each test begins where the last one ended.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const folder = path.resolve('.tmp/atomic');
const hashSite = () => hashFiles(path.join(folder, 'out'));
let old: Record<string, string>;

type BuildOptions = {
  command?: readonly [string, ...string[]];
  /** The build and all its processes are killed so many milliseconds after it has said this. */
  killAfter?: readonly [words: string, delay: number];
};

/** Builds the project; a build that was killed has no code. */
async function build({ command = ['npx', 'next', 'build'], killAfter }: BuildOptions = {}) {
  const [program, ...args] = command;
  const run = spawn(program, args, { cwd: folder, detached: true });
  let output = '';
  let isKilled = false;
  const kill = () => {
    if (run.pid !== undefined && run.exitCode === null) process.kill(-run.pid, 'SIGKILL');
  };
  for (const stream of [run.stdout, run.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!killAfter || isKilled || !output.includes(killAfter[0])) return;
      isKilled = true;
      setTimeout(kill, killAfter[1]);
    });
  }
  const [code] = (await once(run, 'close')) as [number | null];
  return { code, output };
}

/** Changes a file of the project for as long as `run` takes. */
async function withChange(
  file: string,
  [before, after]: readonly [string, string],
  run: () => Promise<void>,
) {
  const place = path.join(folder, file);
  const text = await readFile(place, 'utf8');
  expect(text).toContain(before);
  await writeFile(place, text.replace(before, after));
  await run();
  await writeFile(place, text);
}

/** The change that kills the build where it comes to a statement. */
function killBefore(statement: string): [string, string] {
  return [statement, `process.kill(process.pid, 'SIGKILL');\n${statement}`];
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await copyProject(folder);
  const { code, output } = await build();
  expect(code, output).toBe(0);
  old = await hashSite();
  expect(old).toHaveProperty(['index.html']);
});

test.afterAll(() => rm(folder, { recursive: true }));

const content = {
  file: 'content/site.yaml',
  change: ['  height: 174', '  height: tall'],
} as const;

const about = 'app/about/page.tsx';

for (const [what, file, change, words] of [
  ['wrong content', content.file, content.change, 'newsletter.height: expected'],
  ['an error while a page is made', about, ['</Frame>', '{`${Symbol()}`}</Frame>'], 'Symbol'],
  [
    'a fault of the finished pages',
    about,
    ['</Frame>', '<a href="/abuot">About</a></Frame>'],
    '"/abuot" leads nowhere',
  ],
] as const) {
  test(`a build that fails for ${what} leaves the site as it was`, async () => {
    await withChange(file, change, async () => {
      const { code, output } = await build();
      expect(code).toBe(1);
      expect(output).toContain(words);
      expect(await hashSite()).toEqual(old);
    });
  });
}

test('a build that cannot write leaves the site as it was', async () => {
  // No file may be longer than so many kilobytes: to a program, like a disk without room.
  const { code, output } = await build({
    command: ['bash', '-c', 'ulimit -f 100; npx next build'],
  });
  expect(code).not.toBe(0);
  expect(output).toMatch(/file too large/i);
  expect(await hashSite()).toEqual(old);
});

for (const killAfter of [
  ['Creating an optimized production build', 500],
  ['Generating static pages', 200],
  ['Running onBuildComplete', 0],
] as const) {
  test(`a build killed ${killAfter[1]} ms after "${killAfter[0]}" leaves the site as it was`, async () => {
    const { code } = await build({ killAfter });
    expect(code).toBeNull();
    expect(await hashSite()).toEqual(old);
  });
}

test('a build killed while it finishes the pages leaves the site as it was', async () => {
  await withChange('lib/publish/publish-site.ts', killBefore('const mentioned ='), async () => {
    expect((await build()).code).not.toBe(0);
    expect(await hashSite()).toEqual(old);
  });
});

test('a build killed with the old site gone and the new one not yet there is healed by the next', async () => {
  const [file, statement] = ['lib/publish/replace-site.ts', 'rename(newDir, outDir);'];
  await withChange(file, killBefore(statement), async () => {
    expect((await build()).code).not.toBe(0);
    expect(await hashSite()).toEqual({});
  });
  // Even by one that fails.
  await withChange(content.file, content.change, async () => {
    expect((await build()).code).toBe(1);
    expect(await hashSite()).toEqual(old);
  });
});

test('after all this, a build makes the new site, whole', async () => {
  const { code, output } = await build({ command: ['npm', 'run', 'build'] });
  expect(code, output).toBe(0);
  // All but the form's page, whose parts React writes in the order in which they are ready.
  const same = Object.entries(old).filter(([file]) => !/contact\.html|payload-/.test(file));
  expect(await hashSite()).toMatchObject(Object.fromEntries(same));
});
