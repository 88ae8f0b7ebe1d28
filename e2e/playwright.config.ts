import { defineConfig } from '@playwright/test';
import { fixtureOut } from './support/sites';
import type { SiteOptions } from './support/test';

export const browserArguments = [
  // Disable Chromium's background services, because their requests fail without internet access.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  // Block all hosts except localhost. Intercepting requests instead would slow down every request.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  // Disable font hinting, so that text has the same width as on phones and in headed browsers.
  '--font-render-hinting=none',
];

const isAll = Boolean(process.env.TEST_ALL);

export default defineConfig<object, SiteOptions>({
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Three workers can share two processor cores, because some tests spend most of their time waiting.
  workers: 3,
  // A retry would hide a fault in the site or in a test.
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
    // Recording traces makes the tests a third slower.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // `run.ts` sets `BROWSER_SHELL_PATH`. If it is not set, Playwright uses its own headless shell.
      ...(process.env.BROWSER_SHELL_PATH && { executablePath: process.env.BROWSER_SHELL_PATH }),
      args: browserArguments,
    },
  },
});
