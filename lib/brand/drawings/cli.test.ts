import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

test('npm run draw writes only the drawings that are named', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'draw-'));
  const images = path.join(cwd, 'content/images');
  mkdirSync(images, { recursive: true });
  cpSync('lib/brand/palette.css', path.join(cwd, 'lib/brand/palette.css'));
  const program = ['node_modules/tsx/dist/cli.mjs', 'lib/brand/drawings/cli.ts'];
  const args = [...program.map((file) => path.resolve(file)), 'credit'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  const files = readdirSync(images);
  rmSync(cwd, { recursive: true });
  expect({ stdout, stderr, files }).toEqual({
    stdout: 'content/images/credit.svg\n',
    stderr: '',
    files: ['credit.svg'],
  });
});
