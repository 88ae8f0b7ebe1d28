import { spawnSync } from 'node:child_process';
import { chromium, type LaunchOptions } from '@playwright/test';
import { findProgram } from './programs';

const CHROME_OF_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const DEBIAN_SHELL_NAME = 'chromium-headless-shell';
/** Options for installation commands. Without internet access, downloads hang until the timeout (in milliseconds). */
const INSTALL_OPTIONS = { stdio: 'ignore', timeout: 300_000 } as const;

/**
 * Finds a Chrome or Chromium that starts. Tries an installed browser, then Playwright's own, which it downloads if
 * necessary, and finally, if the user is root, Debian's Chromium package.
 *
 * @returns the paths of a browser and of a headless shell, in which the tests take half the time. If there is no shell,
 *   `shell` is the path of the browser. A path is undefined if Playwright finds the program itself.
 * @throws with advice if no browser starts
 */
export async function findBrowsers(): Promise<{ browser?: string; shell?: string }> {
  const preparations = [
    () => undefined,
    () => {
      console.log('No Chrome or Chromium starts. Downloading Playwright’s own Chromium…');
      spawnSync('npx', ['playwright', 'install', 'chromium'], INSTALL_OPTIONS);
    },
    // `third-parties.spec.ts` needs the fonts. Install the shell separately, because some Debian releases lack it, and
    // apt-get would then install nothing.
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
