/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from './build-site';
import { writeFiles } from './test-site';

const BUILD = `
const fs = require('node:fs');
fs.mkdirSync('out');
fs.writeFileSync('out/index.html', 'home');
console.log('the words of the build');
process.exit(CODE);
`;

/** Builds a project whose build writes a home page and ends with this code. */
async function build(code: number) {
  const root = await mkdtemp(join(tmpdir(), 'build-'));
  await writeFiles(root, {
    'package.json': JSON.stringify({ scripts: { build: 'node build.cjs' } }),
    'build.cjs': BUILD.replace('CODE', String(code)),
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
  const built = await readdir(join(root, 'out'));
  await rm(root, { recursive: true });
  return { exitCode, shown, built };
}

test('a good build is quiet', async () => {
  const { exitCode, shown, built } = await build(0);
  expect(exitCode).toBe(0);
  expect(shown).toContain('Building…');
  expect(shown).not.toContain('the words of the build');
  expect(built).toEqual(['index.html']);
});

test('a failed build tells all, and what it left is not taken for a site', async () => {
  const { exitCode, shown, built } = await build(3);
  expect(exitCode).toBe(3);
  expect(shown).toContain('the words of the build');
  expect(built).toEqual([]);
});
