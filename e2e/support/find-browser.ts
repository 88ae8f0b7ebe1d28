import { spawnSync } from 'node:child_process';
import { chromium, type LaunchOptions } from '@playwright/test';
import { findProgram } from '../hosts/programs';

const CHROME_OF_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
/** As Debian names it; Playwright's own download includes one. */
const SHELL = 'chromium-headless-shell';
/** In milliseconds: a closed network may leave a download hanging. */
const PATIENCE = 300_000;

/** Paths of programs; undefined for Playwright's own. */
export type Browsers = {
  /** A full browser. */
  browser: string | undefined;
  /** Its headless shell, which halves the time of the tests; else the browser itself. */
  shell: string | undefined;
};

/**
 * Finds a Chromium that starts, or installs one: an installed Chrome or Chromium, else Playwright's
 * own, else its download, else Debian's packages when we are root.
 *
 * @throws with advice when there is none
 */
export async function findBrowsers(): Promise<Browsers> {
  const preparations = [
    () => undefined,
    () => {
      console.log('No Chrome or Chromium is installed. Downloading Playwright’s own…');
      const options = { stdio: 'ignore', timeout: PATIENCE } as const;
      spawnSync('npx', ['playwright', 'install', 'chromium'], options);
    },
    // With the fallback fonts that layout-shift.spec needs. Not every release has the shell.
    () => installPackages('chromium', 'fonts-liberation') && installPackages(SHELL),
  ];
  for (const prepare of preparations) {
    prepare();
    const installed = await findInstalled();
    if (installed) return installed;
    if (await starts({ channel: 'chromium' })) return { browser: undefined, shell: undefined };
  }
  throw new Error('The browser tests need Chrome or Chromium: install one and run them again.');
}

async function findInstalled(): Promise<Browsers | undefined> {
  const found = await Promise.all(NAMES.map(findProgram));
  for (const browser of [...found, CHROME_OF_MACOS]) {
    if (browser === undefined || !(await starts({ executablePath: browser }))) continue;
    const shell = await findProgram(SHELL);
    if (shell !== undefined) return { browser, shell };
    return { browser, shell: (await starts({})) ? undefined : browser };
  }
  return undefined;
}

async function starts(options: LaunchOptions): Promise<boolean> {
  try {
    await (await chromium.launch(options)).close();
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian's packages when we are root, and announces it. Returns whether it could. */
function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing Debian’s ${names.join(', ')} with apt-get…`);
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', timeout: PATIENCE }).status === 0;
  run('update');
  return run('install', '--yes', '--no-install-recommends', ...names);
}

/** The paths of programs, whose Debian packages are installed if need be; undefined without one. */
export async function findOrInstall(
  names: readonly string[],
  packages: readonly string[],
): Promise<string[] | undefined> {
  const find = async () => {
    const found = (await Promise.all(names.map(findProgram))).filter((file) => file !== undefined);
    return found.length === names.length ? found : undefined;
  };
  return (await find()) ?? (installPackages(...packages) ? find() : undefined);
}
