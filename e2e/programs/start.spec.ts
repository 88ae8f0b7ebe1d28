import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
