import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs `npm run draw` in a folder that has the palette only. */
function runDraw(...names: string[]) {
  const cwd = mkdtempSync(path.join(tmpdir(), 'draw-'));
  const images = path.join(cwd, 'content/images');
  mkdirSync(images, { recursive: true });
  cpSync('lib/brand/palette.css', path.join(cwd, 'lib/brand/palette.css'));
  const program = ['node_modules/tsx/dist/cli.mjs', 'lib/brand/drawings/cli.ts'];
  const args = [...program.map((file) => path.resolve(file)), ...names];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  const files = readdirSync(images);
  rmSync(cwd, { recursive: true });
  return { status, stdout, stderr, files };
}

test('draws only the drawings that are named', () => {
  expect(runDraw('credit')).toEqual({
    status: 0,
    stdout: 'content/images/credit.svg\n',
    stderr: '',
    files: ['credit.svg'],
  });
});

test('draws nothing when a name is unknown, and lists the names', () => {
  const { status, stderr, files } = runDraw('credit', 'kredit');
  expect(status).toBe(1);
  expect(stderr).toContain('There is no drawing named kredit. There are: hero, hero-cloth, about,');
  expect(files).toEqual([]);
});
