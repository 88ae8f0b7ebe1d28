import { defineConfig } from '@playwright/test';
import { fixtureOut } from './support/sites';
import type { SiteOptions } from './support/test';

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

const isAll = Boolean(process.env.TEST_ALL);

export default defineConfig<object, SiteOptions>({
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // One more than the cores of a small machine: some tests wait for a timer.
  workers: 3,
  // A test that passes at the second try would hide a fault of the site or of the test.
  retries: 0,
  // In milliseconds. Long enough for a busy machine: they only say when to give up.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: [
    { name: 'build', testMatch: 'build-fixture.setup.ts' },
    // `out/`: what must hold for every firm's content.
    { name: 'own', testMatch: ['own/*.spec.ts', 'links.spec.ts'] },
    // The made-up firm's site, whose content the tests know.
    {
      name: 'fixture',
      testMatch: ['fixture/*.spec.ts', 'links.spec.ts'],
      dependencies: ['build'],
      use: { outDir: fixtureOut },
    },
    { name: 'hosts', testDir: 'hosts', dependencies: ['build'] },
    // Builds that fail, servers that start and stop; the slow ones in `npm run test:all`.
    isAll
      ? { name: 'programs', testDir: 'programs', dependencies: ['build'] }
      : { name: 'programs', testDir: 'programs', testIgnore: '*.slow.spec.ts' },
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // `TRACE=on` records what each test saw: all of them then take a third longer.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Set by run.ts; without it, Playwright's own shell is used.
      ...(process.env.BROWSER_SHELL_PATH && { executablePath: process.env.BROWSER_SHELL_PATH }),
      args: browserArguments,
    },
  },
});
