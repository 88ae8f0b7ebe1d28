import { mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
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
const BUILT_AT = 1_700_000_000;

/** The state of a project that was built a minute after its last change, and then changed so. */
async function stateAfter(change: (root: string) => Promise<unknown>, robots = 'Allow: /') {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  await writeFiles(root, Object.fromEntries(FILES.map((file) => [file, ''])));
  for (const path of [...FILES, 'app', 'content', 'content/blog']) {
    await utimes(join(root, path), BUILT_AT - 60, BUILT_AT - 60);
  }
  await writeFiles(root, { 'out/index.html': '', 'out/robots.txt': robots });
  await utimes(join(root, 'out/index.html'), BUILT_AT, BUILT_AT);
  await change(root);
  const state = await readBuildState(root);
  await rm(root, { recursive: true });
  return state;
}

const touch = (file: string) => (root: string) =>
  utimes(join(root, file), BUILT_AT + 1, BUILT_AT + 1);
const remove = (path: string) => (root: string) => rm(join(root, path), { recursive: true });

test.each([
  ['nothing', 'current', () => Promise.resolve()],
  ['a changed page', 'stale', touch('app/page.tsx')],
  ['a changed article', 'stale', touch('content/blog/1.md')],
  ['a changed lock file', 'stale', touch('package-lock.json')],
  ['a removed article', 'stale', remove('content/blog/1.md')],
  ['a new file', 'stale', (root: string) => writeFiles(root, { 'public/a.txt': '' })],
  ['a changed test', 'current', touch('e2e/a.ts')],
  ['a removed home page', 'none', remove('out/index.html')],
  ['a removed site', 'none', remove('out')],
])('after %s the site is %s', async (_name, state, change) => {
  expect(await stateAfter(change)).toBe(state);
});

const PUBLIC = 'User-Agent: *\nAllow: /\nDisallow: /admin/\n';
const TRIAL = 'User-Agent: *\nDisallow: /\n';

test.each([
  [PUBLIC, undefined, 'current'],
  [PUBLIC, 'staging', 'stale'],
  [TRIAL, 'staging', 'current'],
  [TRIAL, undefined, 'stale'],
])('a site with robots.txt %j is, with SITE_ENV %s, %s', async (robots, value, state) => {
  const env = jest.replaceProperty(process, 'env', { ...process.env, SITE_ENV: value });
  expect(await stateAfter(() => Promise.resolve(), robots)).toBe(state);
  env.restore();
});
