import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, readBuildState } from './build-site';
import { writeFiles } from './test-site';

const BUILD = `
console.log('the words of the build');
process.exit(CODE);
`;

/** Builds a project that has these files besides; its build ends with this code. */
async function build(code: number, files: Record<string, string> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'build-'));
  await writeFiles(root, {
    'package.json': JSON.stringify({ scripts: { build: 'node build.cjs' } }),
    'build.cjs': BUILD.replace('CODE', String(code)),
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

test('a good build is quiet', async () => {
  const { exitCode, shown } = await build(0);
  expect(exitCode).toBe(0);
  expect(shown).toContain('Building…');
  expect(shown).not.toContain('the words of the build');
});

test('a failed build tells all, and leaves the site there is', async () => {
  const { exitCode, shown, site } = await build(3, { 'out/index.html': 'the old site' });
  expect(exitCode).toBe(3);
  expect(shown).toContain('the words of the build');
  expect(site).toBe('the old site');
});

test('a site that a killed build has left aside is there again, even if this build fails', async () => {
  const { site } = await build(3, { '.tmp/previous/index.html': 'the old site' });
  expect(site).toBe('the old site');
});

const FILES = [
  'out/index.html',
  'app/page.tsx',
  'content/blog/1.md',
  'package-lock.json',
  'e2e/a.ts',
];
const FOLDERS = ['app', 'content', 'content/blog'];
const BUILT_AT = 1_700_000_000;

/** A project that was built a minute after its last change. */
async function withProject(run: (root: string) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  await writeFiles(root, Object.fromEntries(FILES.map((file) => [file, ''])));
  for (const path of [...FILES, ...FOLDERS]) {
    await utimes(join(root, path), BUILT_AT - 60, BUILT_AT - 60);
  }
  await utimes(join(root, 'out/index.html'), BUILT_AT, BUILT_AT);
  await run(root);
  await rm(root, { recursive: true });
}

test('a site newer than its sources can be served', () =>
  withProject(async (root) => {
    expect(await readBuildState(root)).toBe('current');
  }));

test('without a home page there is no built site', () =>
  withProject(async (root) => {
    await rm(join(root, 'out/index.html'));
    expect(await readBuildState(root)).toBe('none');
    await rm(join(root, 'out'), { recursive: true });
    expect(await readBuildState(root)).toBe('none');
  }));

test.each([
  ['app/page.tsx', 'stale'],
  ['content/blog/1.md', 'stale'],
  ['package-lock.json', 'stale'],
  ['e2e/a.ts', 'current'],
])('a later change of %s leaves it %s', (file, state) =>
  withProject(async (root) => {
    await utimes(join(root, file), BUILT_AT + 1, BUILT_AT + 1);
    expect(await readBuildState(root)).toBe(state);
  }),
);

test('a removed post and a new file count as changes', () =>
  withProject(async (root) => {
    await rm(join(root, 'content/blog/1.md'));
    expect(await readBuildState(root)).toBe('stale');
  }).then(() =>
    withProject(async (root) => {
      await mkdir(join(root, 'public/images'), { recursive: true });
      expect(await readBuildState(root)).toBe('stale');
    }),
  ));

const PUBLIC = 'User-Agent: *\nAllow: /\nDisallow: /admin/\n';
const TRIAL = 'User-Agent: *\nDisallow: /\n';

test.each([
  ['the public site', PUBLIC, undefined, 'current'],
  ['the public site', PUBLIC, 'production', 'current'],
  ['the public site', PUBLIC, 'staging', 'stale'],
  ['a site for trying out', TRIAL, 'staging', 'current'],
  ['a site for trying out', TRIAL, 'preview', 'current'],
  ['a site for trying out', TRIAL, undefined, 'stale'],
])('%s (%j) is, with SITE_ENV %s, %s', (_name, robots, value, state) =>
  withProject(async (root) => {
    await writeFile(join(root, 'out/robots.txt'), robots);
    const before = process.env.SITE_ENV;
    setSiteEnv(value);
    try {
      expect(await readBuildState(root)).toBe(state);
    } finally {
      setSiteEnv(before);
    }
  }),
);

function setSiteEnv(value: string | undefined): void {
  if (value === undefined) delete process.env.SITE_ENV;
  else process.env.SITE_ENV = value;
}
