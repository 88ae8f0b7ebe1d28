import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from '../support/copy-project';
import { ownContent } from '../support/own-content';
import { expect, test } from '../support/test';

/** Runs `npm start`. It has ended when no process is left that can write to its streams. */
function start(cwd: string, environment = {}) {
  const child = spawn('npm', ['start'], { cwd, env: { ...process.env, ...environment } });
  const program = { output: '', hasEnded: false, stop: () => child.kill('SIGTERM') };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (program.output += chunk.toString()));
  child.once('close', () => (program.hasEnded = true));
  return program;
}

test('npm start serves the site on the next free port, and ends with SIGTERM', async ({ site }) => {
  const { port: taken } = new URL(site.url);
  const program = start('.', { PORT: taken });
  await expect.poll(() => program.output).toContain('The site is at');
  const url = /http:\/\/localhost:\d+/.exec(program.output)?.[0] ?? '';
  expect(Number(new URL(url).port)).toBeGreaterThan(Number(taken));
  const home = await fetch(url);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain(ownContent.site.shortName);
  program.stop();
  await expect.poll(() => program.hasEnded).toBe(true);
  await expect(fetch(url)).rejects.toThrow();
});

test('npm start ended during its build ends the build too', async () => {
  const folder = path.resolve('.tmp/start');
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder);
  const program = start(folder);
  await expect.poll(() => program.output).toContain('Creating an optimized production build');
  program.stop();
  await expect.poll(() => program.hasEnded).toBe(true);
  expect(existsSync(path.join(folder, 'out'))).toBe(false);
  await rm(folder, { recursive: true });
});
