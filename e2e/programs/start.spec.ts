import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from '../copy-project';
import { ownContent } from '../own-content';
import { expect, test } from '../test';

test('npm start serves the site on PORT, or on the next free one, and stops when told to', async ({
  site,
}) => {
  // The port of a server that is already there.
  const { port: taken } = new URL(site.url);
  const program = spawn('npm', ['start'], { env: { ...process.env, PORT: taken } });
  let output = '';
  program.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output).toContain('The site is at');

  const address = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
  expect(Number(new URL(address).port)).toBeGreaterThan(Number(taken));
  const home = await fetch(address);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain(ownContent.site.tagline);

  program.kill('SIGTERM');
  await once(program, 'exit');
  await expect
    .poll(() =>
      fetch(address).then(
        () => 'answers',
        () => 'is gone',
      ),
    )
    .toBe('is gone');
});

test('npm start that is told to stop while it builds stops the build too', async () => {
  const folder = path.resolve('.tmp/start');
  const isBuilt = () => existsSync(path.join(folder, 'out'));
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder);
  const program = spawn('npm', ['start'], { cwd: folder });
  let output = '';
  let isClosed = false;
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // When the last process that can write to these streams has ended.
  program.once('close', () => (isClosed = true));
  await expect.poll(() => output).toContain('Creating an optimized production build');
  program.kill('SIGTERM');
  await expect.poll(() => isClosed || isBuilt()).toBe(true);
  expect(isBuilt()).toBe(false);
  await rm(folder, { recursive: true });
});
