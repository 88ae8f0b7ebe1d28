import { defineConfig } from '@playwright/test';
import type { SiteOptions } from './test';

export const browserArguments = [
  // The browser's own services would look for hosts that a closed network does not have.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  // No test reaches another host. To intercept requests instead would slow all of them down.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  // Texts as wide as in a browser with windows, and on a phone.
  '--font-render-hinting=none',
];

/**
 * For tests that build a site or start a server, in milliseconds: beside ten other programs a clean
 * build takes minutes, and the development server's start one.
 */
const PROGRAM_TIMEOUTS = { timeout: 900_000, expect: { timeout: 300_000 } };

export default defineConfig<object, SiteOptions>({
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // One more than the cores of a small machine: some tests wait for what takes its time.
  workers: 3,
  // A test that passes at the second try would hide a fault of the site or of the test.
  retries: 0,
  // Long enough for any machine under any load: they only say when to give up.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  projects: [
    // First: most tests depend on it.
    { name: 'sites', testMatch: 'build-sites.setup.ts' },
    // `out/`, whatever its owner wrote: what must hold for every page of every firm.
    { name: 'own', testDir: 'own', use: { siteName: 'own' } },
    // What each screen, form and frame does, on sites whose content the tests know.
    { name: 'fixture', testDir: 'fixture', dependencies: ['sites'], use: { siteName: 'plain' } },
    // Builds that fail, servers that start and stop.
    {
      name: 'programs',
      testDir: 'programs',
      testIgnore: '*.slow.spec.ts',
      dependencies: ['sites'],
      ...PROGRAM_TIMEOUTS,
    },
    // What is slow and rarely breaks: `npm run test:all`.
    ...(process.env.TEST_ALL
      ? [
          {
            name: 'slow',
            testDir: 'programs',
            testMatch: '*.slow.spec.ts',
            dependencies: ['fixture', 'programs'],
            ...PROGRAM_TIMEOUTS,
          },
        ]
      : []),
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // `TRACE=on` records what each test saw: a third more time for all of them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Set by run.ts; without it, Playwright's own shell is used.
      ...(process.env.BROWSER_SHELL_PATH && { executablePath: process.env.BROWSER_SHELL_PATH }),
      args: browserArguments,
    },
  },
});
