import { test as base, type Browser } from '@playwright/test';
import type { StoredMessage } from '@/lib/serve/message-store';
import { makeMessageStore, serveSite } from './serve-site';
import { outDirOf, type SiteName } from './sites';

export { expect } from '@playwright/test';

export type Site = {
  /** `http://localhost:<port>` */
  url: string;
  /** The messages that its form service stored. */
  messages: () => Promise<StoredMessage[]>;
};

export type SiteOptions = {
  /** The site that the tests of a project visit. */
  siteName: SiteName;
};

type TestFixtures = {
  /**
   * A browser as people have it. The shell, in which tests run, has no back/forward cache and loads
   * lazy images earlier.
   */
  wholeBrowser: Browser;
};

type WorkerFixtures = SiteOptions & {
  /** That site, served. */
  site: Site;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteName: ['own', { option: true, scope: 'worker' }],
  site: [
    async ({ siteName }, use) => {
      const store = await makeMessageStore();
      const outDir = outDirOf(siteName);
      const { url, close } = await serveSite({ outDir, messagesFile: store.file });
      await use({ url, messages: store.read });
      await close();
      await store.remove();
    },
    { scope: 'worker' },
  ],
  wholeBrowser: async ({ playwright, launchOptions }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      channel: 'chromium',
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
      // Playwright switches the back/forward cache off unless told not to.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(browser);
    await browser.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
