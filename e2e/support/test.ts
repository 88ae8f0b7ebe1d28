import { test as base } from '@playwright/test';
import { serveSite, type ServedSite } from '@/lib/tools/serve/test-server';

export { expect } from '@playwright/test';

/** `outDir` is the folder with the built site that a Playwright project tests. */
export type SiteOptions = { outDir: string };

export const test = base.extend<SiteOptions & { site: ServedSite }>({
  outDir: ['out', { option: true }],
  site: async ({ outDir }, use) => {
    const site = await serveSite(outDir);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
