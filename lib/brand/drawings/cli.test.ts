import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs `npm run draw` in an empty folder and tells what came of it. */
function runDraw(...names: string[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'draw-'));
  const images = path.join(root, 'content/images');
  mkdirSync(images, { recursive: true });
  const program = [
    path.resolve('node_modules/tsx/dist/cli.mjs'),
    path.resolve('lib/brand/drawings/cli.ts'),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...program, ...names], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr, files: readdirSync(images) };
}

test('draws only what is named, and tells its weight', () => {
  const { status, stdout, files } = runDraw('credit');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^credit +\d+ bytes +\d+ after brotli\n$/);
  expect(files).toEqual(['credit.svg']);
});

test('a name that no drawing has: nothing is drawn, the names are told', () => {
  const { status, stderr, files } = runDraw('credit', 'kredit');
  expect(status).toBe(1);
  expect(stderr).toContain('There is no drawing named kredit. There are: hero, hero-cloth, about,');
  expect(files).toEqual([]);
});
