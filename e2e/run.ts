import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser';

/** `npm run test:e2e`: finds a browser, then runs Playwright; arguments go on to it. */
try {
  const browser = await findBrowser();
  console.log(`Browser tests run in ${browser ?? 'Playwright’s own Chromium'}`);
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '--config', 'e2e', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, ...(browser && { BROWSER_PATH: browser }) } },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
