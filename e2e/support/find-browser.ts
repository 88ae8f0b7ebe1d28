import { spawnSync } from 'node:child_process';
import { chromium, type LaunchOptions } from '@playwright/test';
import { findProgram } from '../hosts/programs';

const CHROME_OF_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const DEBIAN_SHELL_NAME = 'chromium-headless-shell';
/** The timeout, in milliseconds, ends a download that hangs in a closed network. */
const INSTALL_OPTIONS = { stdio: 'ignore', timeout: 300_000 } as const;

/**
 * Finds a Chromium that starts. Prefers an installed Chrome or Chromium to Playwright's own. If there is none,
 * downloads Playwright's own, or, as root, installs Debian's packages.
 *
 * @returns the paths of a browser and of its headless shell, which halves the time of the tests. `shell` is the path of
 *   the browser if there is no shell. A path is undefined for Playwright's own.
 * @throws with advice if no browser starts
 */
export async function findBrowsers(): Promise<{ browser?: string; shell?: string }> {
  const preparations = [
    () => undefined,
    () => {
      console.log('No Chrome or Chromium is installed. Downloading Playwright’s own…');
      spawnSync('npx', ['playwright', 'install', 'chromium'], INSTALL_OPTIONS);
    },
    // `layout-shift.spec.ts` needs the fonts. Not every Debian release has the shell, so install it separately.
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
  throw new Error('The browser tests need Chrome or Chromium. Install it, and run them again.');
}

async function canStart(options: LaunchOptions): Promise<boolean> {
  const browser = await chromium.launch(options).catch(() => undefined);
  await browser?.close();
  return browser !== undefined;
}

function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing Debian’s ${names.join(', ')} with apt-get…`);
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
