import { test as base } from '@playwright/test';
import type { StoredMessage } from '@/lib/serve/form-service';
import { serveSite, type ServedSite } from '@/lib/serve/test-server';
import { outDirOf, type SiteName } from './sites';

export { expect } from '@playwright/test';

/** The site that the tests of a project visit. */
export type SiteOptions = { siteName: SiteName };

type TestFixtures = {
  /** The messages that the site's form service has stored since the test began. */
  newMessages: () => Promise<StoredMessage[]>;
};

export const test = base.extend<TestFixtures, SiteOptions & { site: ServedSite }>({
  siteName: ['own', { option: true, scope: 'worker' }],
  site: [
    async ({ siteName }, use) => {
      const site = await serveSite(outDirOf(siteName));
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  newMessages: async ({ site }, use) => {
    const { length } = await site.messages();
    await use(async () => (await site.messages()).slice(length));
  },
  baseURL: async ({ site }, use) => use(site.url),
});
