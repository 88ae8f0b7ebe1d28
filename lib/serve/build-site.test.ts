import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from './build-site';
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
