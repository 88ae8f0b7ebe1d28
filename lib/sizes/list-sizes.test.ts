/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listSizes } from './list-sizes';

const project = process.cwd();

test('every drawing and every font file is listed and within its budget', async () => {
  const sizes = await listSizes(project);
  const files = sizes.map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining(['content/images/hero.svg', 'app/fonts/display.woff2']),
  );
  expect(sizes.filter(({ bytes, budget }) => bytes > budget || bytes === 0)).toEqual([]);
});

test('a drawing that is too heavy fails the command and is named', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sizes-'));
  try {
    await mkdir(path.join(folder, 'content/images'), { recursive: true });
    await cp(path.join(project, 'app/fonts'), path.join(folder, 'app/fonts'), { recursive: true });
    const noise = `<!--${randomBytes(8_000).toString('base64')}-->`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${noise}</svg>`;
    await writeFile(path.join(folder, 'content/images/heavy.svg'), svg);
    const tsx = path.join(project, 'node_modules/tsx/dist/loader.mjs');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', tsx, path.join(project, 'lib/sizes/cli.ts')],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json') },
      },
    );
    expect(stderr).toContain('Over budget: content/images/heavy.svg');
    expect(stdout).toMatch(/\d+ of +6144 bytes {2}content\/images\/heavy.svg {2}TOO HEAVY/);
    expect(status).toBe(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});
