import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { checkContent } from '@/lib/authoring/check-content';
import { printCheck } from '@/lib/authoring/print-check';

/**
 * `npm run build`: runs `next build`, whose adapter publishes the site, and checks the content at the
 * same time. With a problem in `content/`, the build is stopped and `out/` stays as it was. Exits with
 * the code of the build, or with 1.
 */
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const build = spawn(process.execPath, [next, 'build'], { stdio: 'inherit' });
const ended = new Promise<number>((resolve, reject) => {
  build.once('error', reject);
  // A build that was killed has no code.
  build.once('close', (code) => {
    resolve(code ?? 1);
  });
});

const checked = await checkContent(process.cwd()).catch((error: unknown) => {
  // Content that was not checked is not published.
  build.kill();
  throw error;
});
const isSound = !checked.diagnostics.some(({ severity }) => severity === 'error');
if (!isSound) build.kill();
const code = await ended;
printCheck(checked);
process.exitCode = isSound ? code : 1;
