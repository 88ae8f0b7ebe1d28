import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { installPackages } from './install-packages';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
/** Chromium's headless shell, as Debian calls it; Playwright's own has one. */
const SHELL = 'chromium-headless-shell';

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/** Paths of programs; undefined for Playwright's own. */
export type Browsers = {
  /** A browser as people have it. */
  browser: string | undefined;
  /** Its headless shell, which halves the time of the tests; the browser itself where there is none. */
  shell: string | undefined;
};

/**
 * Finds a Chromium that starts, or installs one: an installed Chrome or Chromium, else Playwright's
 * own, else its download, else Debian's packages when we are root.
 *
 * @throws with advice when there is none
 */
export async function findBrowsers(): Promise<Browsers> {
  const installed = await findInstalled();
  if (installed) return installed;
  const playwrights = { browser: undefined, shell: undefined };
  if (await startsPlaywrights('browser')) return playwrights;

  console.log('No Chrome or Chromium is installed; downloading Playwright’s own.');
  // A closed network may leave it hanging.
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  if (await startsPlaywrights('browser')) return playwrights;

  // With the fallback fonts that layout-shift.spec needs.
  if (installPackages('chromium', 'fonts-liberation')) {
    // Not every release has it.
    installPackages(SHELL);
    const packaged = await findInstalled();
    if (packaged) return packaged;
  }
  throw new Error(
    'The browser tests need Chrome or Chromium, and none could be found or installed; install one and run again.',
  );
}

async function findInstalled(): Promise<Browsers | undefined> {
  const browser = await findStarting([...onPath(NAMES), ...APPLICATIONS]);
  if (browser === undefined) return undefined;
  const shell = await findStarting(onPath([SHELL]));
  return { browser, shell: shell ?? ((await startsPlaywrights('shell')) ? undefined : browser) };
}

async function findStarting(programs: readonly string[]): Promise<string | undefined> {
  for (const program of programs) {
    if (existsSync(program) && (await launches({ executablePath: program }))) return program;
  }
  return undefined;
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

async function startsPlaywrights(kind: keyof Browsers): Promise<boolean> {
  return launches(kind === 'shell' ? {} : { channel: 'chromium' });
}

async function launches(options: LaunchOptions): Promise<boolean> {
  try {
    const browser = await chromium.launch(options);
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
