import { spawnSync } from 'node:child_process';
import { chromium, type LaunchOptions } from '@playwright/test';
import { findProgram } from '../hosts/programs';

const CHROME_OF_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
/** As Debian names it; Playwright's own download includes one. */
const SHELL = 'chromium-headless-shell';
/** A closed network may leave a download hanging. The time is in milliseconds. */
const QUIETLY = { stdio: 'ignore', timeout: 300_000 } as const;

/**
 * Finds a Chromium that starts, or installs one: an installed Chrome or Chromium, else Playwright's
 * own, else its download, else Debian's packages when we are root.
 *
 * @returns the path of a full browser, and that of its headless shell, which halves the time of the
 *   tests, or else of the browser again; undefined for Playwright's own
 * @throws with advice when there is none
 */
export async function findBrowsers(): Promise<{ browser?: string; shell?: string }> {
  const preparations = [
    () => undefined,
    () => {
      console.log('No Chrome or Chromium is installed. Downloading Playwright’s own…');
      spawnSync('npx', ['playwright', 'install', 'chromium'], QUIETLY);
    },
    // With the fallback fonts that layout-shift.spec needs. Not every release has the shell.
    () => installPackages('chromium', 'fonts-liberation') && installPackages(SHELL),
  ];
  for (const prepare of preparations) {
    prepare();
    for (const browser of [...NAMES.map(findProgram), CHROME_OF_MACOS]) {
      if (browser === undefined || !(await starts({ executablePath: browser }))) continue;
      const shell = findProgram(SHELL) ?? ((await starts({})) ? undefined : browser);
      return { browser, ...(shell && { shell }) };
    }
    if (await starts({ channel: 'chromium' })) return {};
  }
  throw new Error('The browser tests need Chrome or Chromium: install one and run them again.');
}

async function starts(options: LaunchOptions): Promise<boolean> {
  const browser = await chromium.launch(options).catch(() => undefined);
  await browser?.close();
  return browser !== undefined;
}

/** Installs Debian's packages when we are root, and announces it. Returns whether it could. */
function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing Debian’s ${names.join(', ')} with apt-get…`);
  spawnSync('apt-get', ['update'], QUIETLY);
  const install = ['install', '--yes', '--no-install-recommends', ...names];
  return spawnSync('apt-get', install, QUIETLY).status === 0;
}

/** The paths of programs; Debian's packages are installed if one of them is missing. */
export function findOrInstall(
  names: readonly string[],
  packages: readonly string[],
): (string | undefined)[] {
  if (!names.every(findProgram)) installPackages(...packages);
  return names.map(findProgram);
}
