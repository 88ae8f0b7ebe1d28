import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROGRAM = [
  '--import',
  './lib/tools/serve/stop-with-npm.mjs',
  '-e',
  'setInterval(() => {}, 1000)',
];

test('ends a program that npm has started if npm ended before the module was loaded', async () => {
  const env = { ...process.env, npm_lifecycle_event: 'dev', STARTED_BY: String(process.ppid) };
  await expect(run(process.execPath, PROGRAM, { env, timeout: 30_000 })).resolves.toBeDefined();
}, 40_000);
