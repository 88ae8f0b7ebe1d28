import { spawnSync } from 'node:child_process';
import { chromium, type LaunchOptions } from '@playwright/test';
import { findProgram } from './programs';

const CHROME_OF_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const DEBIAN_SHELL_NAME = 'chromium-headless-shell';
/** Options for installation commands. The timeout (in ms) ends downloads that hang if there is no internet access. */
const INSTALL_OPTIONS = { stdio: 'ignore', timeout: 300_000 } as const;

/**
 * Finds a Chrome or Chromium that starts. Tries an installed browser, then Playwright's own, which it downloads if
 * necessary. If neither of them starts and the user is root, installs Debian's Chromium package.
 *
 * @returns the paths of a browser and of a headless shell, which runs the tests in half the time. If no headless shell
 *   starts, both paths are the same. A path is undefined if Playwright should use its own downloaded program.
 * @throws with advice if no browser starts
 */
export async function findBrowsers(): Promise<{ browser?: string; shell?: string }> {
  const preparations = [
    () => undefined,
    () => {
      console.log('No Chrome or Chromium starts. Downloading Playwright’s own Chromium…');
      spawnSync('npx', ['playwright', 'install', 'chromium'], INSTALL_OPTIONS);
    },
    // `third-parties.spec.ts` needs `fonts-liberation`. Install the headless shell separately, because some Debian
    // releases lack its package, and apt-get installs nothing if any package is missing.
    () => installPackages('chromium', 'fonts-liberation') && installPackages(DEBIAN_SHELL_NAME),
  ];
  for (const prepare of preparations) {
    prepare();
    for (const browser of [...NAMES.map(findProgram), CHROME_OF_MACOS]) {
      if (browser === undefined || !(await canStart({ executablePath: browser }))) continue;
      const shell = findProgram(DEBIAN_SHELL_NAME) ?? ((await canStart({})) ? undefined : browser);
      return { browser, ...(shell && { shell }) };
    }
    if (await canStart({ channel: 'chromium' })) return {};
  }
  throw new Error('The tests need Chrome or Chromium. Install one, then run the tests again.');
}

async function canStart(options: LaunchOptions): Promise<boolean> {
  const browser = await chromium.launch(options).catch(() => undefined);
  await browser?.close();
  return browser !== undefined;
}

function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing with apt-get: ${names.join(', ')}…`);
  spawnSync('apt-get', ['update'], INSTALL_OPTIONS);
  const install = ['install', '--yes', '--no-install-recommends', ...names];
  return spawnSync('apt-get', install, INSTALL_OPTIONS).status === 0;
}

export function findOrInstall(
  names: readonly string[],
  packages: readonly string[],
): (string | undefined)[] {
  if (!names.every(findProgram)) installPackages(...packages);
  return names.map(findProgram);
}
