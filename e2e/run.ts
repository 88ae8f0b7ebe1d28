import { spawnSync } from 'node:child_process';
import { findBrowsers } from './support/find-browser';

// `npm run test:e2e -- [--all] [ARGUMENTS]` finds or installs a browser, then runs Playwright with the arguments.
// `--all` includes the slow tests.

const ALL = '--all';
const args = process.argv.slice(2).filter((argument) => argument !== ALL);

try {
  const { browser, shell } = await findBrowsers();
  console.log(`Running the browser tests in ${shell ?? 'Playwright’s own Chromium'}.`);
  if (browser && shell === browser) {
    console.log('With the headless shell, the tests take half the time. To install it, run:');
    console.log('npx playwright install --only-shell chromium');
  }
  const { status } = spawnSync('npx', ['playwright', 'test', '--config', 'e2e', ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(browser && { BROWSER_PATH: browser }),
      ...(shell && { BROWSER_SHELL_PATH: shell }),
      ...(process.argv.includes(ALL) && { TEST_ALL: 'yes' }),
    },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
