import { mkdtemp, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, readBuildState } from './build-site';
import { writeFiles } from './test-site';

const OUTPUT = 'the output of the build';

/** Builds a project that also has these files. Its build ends with this code. */
async function build(code: number, files: Record<string, string> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'build-'));
  await writeFiles(root, {
    'package.json': JSON.stringify({ scripts: { build: 'node build.cjs' } }),
    'build.cjs': `console.log('${OUTPUT}'); process.exit(${code});`,
    ...files,
  });
  let shown = '';
  const show = (text: string | Uint8Array) => {
    shown += Buffer.from(text).toString();
    return true;
  };
  jest.spyOn(process.stdout, 'write').mockImplementation(show);
  jest.spyOn(process.stderr, 'write').mockImplementation(show);
  const exitCode = await buildSite(root, 'Building');
  jest.restoreAllMocks();
  const site = await readFile(join(root, 'out/index.html'), 'utf8').catch(() => undefined);
  await rm(root, { recursive: true });
  return { exitCode, shown, site };
}

test('a successful build shows only its label', async () => {
  const { exitCode, shown } = await build(0);
  expect(exitCode).toBe(0);
  expect(shown).toContain('Building…');
  expect(shown).not.toContain(OUTPUT);
});

test.each(['out', '.tmp/previous'])(
  'a failed build shows its output and leaves the site of %s in out',
  async (folder) => {
    const { exitCode, shown, site } = await build(3, { [`${folder}/index.html`]: 'the old site' });
    expect(exitCode).toBe(3);
    expect(shown).toContain(OUTPUT);
    expect(site).toBe('the old site');
  },
);

const FILES = ['app/page.tsx', 'content/blog/1.md', 'package-lock.json', 'e2e/a.ts'];
const LISTED = '<meta name="robots" content="max-image-preview:large"/>';
const TRIAL = '<meta name="robots" content="noindex"/>';
const YEAR_2001 = 1_000_000_000;

/** Waits until a file that is written now is newer than `time`. @returns its time */
async function tick(root: string, time = 0): Promise<number> {
  for (;;) {
    await writeFile(join(root, 'tick'), '');
    const { ctimeMs } = await stat(join(root, 'tick'));
    if (ctimeMs > time) return ctimeMs;
  }
}

/** The state of a project whose build began a moment after its last change, and was changed since. */
async function stateAfter(change: (root: string) => Promise<unknown>, page = LISTED) {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  await writeFiles(root, Object.fromEntries(FILES.map((file) => [file, ''])));
  await writeFiles(root, { 'content/addresses.txt': '', 'out/index.html': page });
  const begun = Math.ceil(await tick(root)) + 1;
  await utimes(join(root, 'out/index.html'), begun / 1000, begun / 1000);
  await tick(root, begun);
  await change(root);
  const state = await readBuildState(root);
  await rm(root, { recursive: true });
  return state;
}

const write = (file: string) => (root: string) => writeFiles(root, { [file]: 'changed' });
const remove = (path: string) => (root: string) => rm(join(root, path), { recursive: true });
/** As `cp -p` does: what the file holds is new, and its time is old. */
const copyOlder = (file: string) => async (root: string) => {
  await writeFiles(root, { [file]: 'older' });
  await utimes(join(root, file), YEAR_2001, YEAR_2001);
};
const moveOlder = (file: string) => async (root: string) => {
  await copyOlder('older')(root);
  await rename(join(root, 'older'), join(root, file));
};

test.each([
  ['nothing', 'current', () => Promise.resolve()],
  ['a changed page', 'stale', write('app/page.tsx')],
  ['a changed article', 'stale', write('content/blog/1.md')],
  ['a changed lock file', 'stale', write('package-lock.json')],
  ['an older article copied over it', 'stale', copyOlder('content/blog/1.md')],
  ['an older article moved over it', 'stale', moveOlder('content/blog/1.md')],
  ['an older lock file moved over it', 'stale', moveOlder('package-lock.json')],
  ['a removed article', 'stale', remove('content/blog/1.md')],
  ['a new file', 'stale', write('public/a.txt')],
  ['a changed test', 'current', write('e2e/a.ts')],
  // The build itself adds to it, and no page shows it.
  ['a longer list of URLs', 'current', write('content/addresses.txt')],
  ['a removed home page', 'none', remove('out/index.html')],
  ['a removed site', 'none', remove('out')],
])('after %s the site is %s', async (_name, state, change) => {
  expect(await stateAfter(change)).toBe(state);
});

test.each([
  [LISTED, undefined, 'current'],
  [LISTED, 'staging', 'stale'],
  [TRIAL, 'staging', 'current'],
  [TRIAL, undefined, 'stale'],
])('a site with %s is, with SITE_ENV %s, %s', async (page, value, state) => {
  const env = jest.replaceProperty(process, 'env', { ...process.env, SITE_ENV: value });
  expect(await stateAfter(() => Promise.resolve(), page)).toBe(state);
  env.restore();
});
