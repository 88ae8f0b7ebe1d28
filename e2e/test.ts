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
  /** Serves another one. */
  siteWith: (name: SiteName) => Promise<Site>;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteName: ['own', { option: true, scope: 'worker' }],
  site: [
    async ({ siteName }, use) => {
      const { site, close } = await serve(outDirOf(siteName));
      await use(site);
      await close();
    },
    { scope: 'worker' },
  ],
  siteWith: [
    async ({}, use) => {
      const served = new Map<SiteName, Awaited<ReturnType<typeof serve>>>();
      await use(async (name) => {
        const known = served.get(name) ?? (await serve(outDirOf(name)));
        served.set(name, known);
        return known.site;
      });
      for (const { close } of served.values()) await close();
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

async function serve(outDir: string): Promise<{ site: Site; close: () => Promise<void> }> {
  const store = await makeMessageStore();
  const { url, close } = await serveSite({ outDir, messagesFile: store.file });
  return {
    site: { url, messages: store.read },
    close: async () => {
      await close();
      await store.remove();
    },
  };
}
