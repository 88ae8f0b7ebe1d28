import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from '../support/copy-project';
import { startProgram } from '../support/programs';
import { expect, test } from '../support/test';

test('serves the site on the next free port, and stops on SIGTERM', async ({ site }) => {
  const { port: takenPort } = new URL(site.url);
  const program = startProgram('.', ['npm', 'start', '--', '--no-build'], { PORT: takenPort });
  await expect.poll(() => program.output).toContain('The site is at');
  const url = /http:\/\/localhost:\d+/.exec(program.output)?.[0] ?? '';
  expect(Number(new URL(url).port)).toBeGreaterThan(Number(takenPort));
  const home = await fetch(url);
  expect(home.status).toBe(200);
  expect(await home.text()).toBe(await (await fetch(site.url)).text());
  program.stop();
  await expect.poll(() => program.hasEnded).toBe(true);
  await expect(fetch(url)).rejects.toThrow();
});

test('stops the build of npm start when SIGTERM arrives during the build', async () => {
  const folder = path.resolve('.tmp/start');
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder);
  const program = startProgram(folder, ['npm', 'start']);
  await expect.poll(() => program.output).toContain('Creating an optimized production build');
  program.stop();
  await expect.poll(() => program.hasEnded).toBe(true);
  expect(existsSync(path.join(folder, 'out'))).toBe(false);
  await rm(folder, { recursive: true });
});
