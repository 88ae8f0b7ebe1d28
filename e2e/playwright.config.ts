import { defineConfig } from '@playwright/test';
import { fixtureOut } from './support/sites';
import type { SiteOptions } from './support/test';

export const browserArguments = [
  // Chromium's background services would request hosts that cannot be reached in a closed network.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  // Blocks all hosts except localhost. Intercepting requests instead would slow down every request.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  // Without hinting, text is as wide as in a browser that is not headless, and on a phone.
  '--font-render-hinting=none',
];

const isAll = Boolean(process.env.TEST_ALL);

export default defineConfig<object, SiteOptions>({
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // One more than the cores of a small machine, because some tests only wait for a timer.
  workers: 3,
  // A retry would hide a fault of the site or of the test.
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: [
    { name: 'build', testMatch: 'build-fixture.setup.ts' },
    { name: 'own', testMatch: ['own/*.spec.ts', 'links.spec.ts'] },
    {
      name: 'fixture',
      testMatch: ['fixture/*.spec.ts', 'links.spec.ts'],
      dependencies: ['build'],
      use: { outDir: fixtureOut },
    },
    { name: 'hosts', testDir: 'hosts', dependencies: ['build'] },
    isAll
      ? { name: 'programs', testDir: 'programs', dependencies: ['build'] }
      : { name: 'programs', testDir: 'programs', testIgnore: '*.slow.spec.ts' },
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // Recording traces makes all tests a third slower.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // `run.ts` sets this variable. Without it, Playwright uses its own headless shell.
      ...(process.env.BROWSER_SHELL_PATH && { executablePath: process.env.BROWSER_SHELL_PATH }),
      args: browserArguments,
    },
  },
});
