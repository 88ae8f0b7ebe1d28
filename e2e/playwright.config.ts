import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './build-sites.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try hides a fault of the site or of the test.
  retries: 0,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    trace: 'retain-on-failure',
    launchOptions: {
      // Set by run.ts; without it, Playwright's own Chromium is used.
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
      // The browser's own services would otherwise look for hosts a closed network does not have.
      args: ['--disable-background-networking', '--disable-component-update', '--disable-quic'],
    },
  },
});
