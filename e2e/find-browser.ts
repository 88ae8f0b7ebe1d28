import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/**
 * Finds a Chromium that starts, or installs one: an installed Chrome or Chromium, else Playwright's
 * own, else its download, else Debian's package when we are root.
 *
 * @returns the program's path, or undefined for Playwright's own
 * @throws with one sentence on what to do when there is none to be had
 */
export async function findBrowser(): Promise<string | undefined> {
  for (const program of installedBrowsers()) if (await starts(program)) return program;
  if (await starts(undefined)) return undefined;

  console.log('No Chrome or Chromium is installed; downloading Playwright’s own.');
  run('npx', ['playwright', 'install', 'chromium']);
  if (await starts(undefined)) return undefined;

  if (process.getuid?.() === 0 && run('apt-get', ['--version'])) {
    console.log('That was not possible; installing Debian’s chromium.');
    run('apt-get', ['update']);
    // With the fonts that pages stand in until their own have come: layout-shift.spec needs them.
    const packages = ['chromium', 'fonts-liberation'];
    run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages]);
    for (const program of installedBrowsers()) if (await starts(program)) return program;
  }
  throw new Error(
    'The browser tests need Chrome or Chromium, and none could be found or installed; install one and run again.',
  );
}

function installedBrowsers(): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const programs = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...programs, ...APPLICATIONS].filter(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function starts(program: string | undefined): Promise<boolean> {
  try {
    const browser = await chromium.launch(program === undefined ? {} : { executablePath: program });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** In milliseconds: a closed network may leave a download hanging. */
const INSTALL_TIME = 300_000;

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: INSTALL_TIME }).status === 0;
}
