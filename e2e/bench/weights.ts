import { chromium } from '@playwright/test';
import { urlPathOf } from '@/lib/publish/page';
import { listFiles } from '@/lib/site/list-files';
import { screens } from '@/lib/site/paths';
import { browserArguments } from '../playwright.config';
import { findBrowsers } from '../support/find-browser';
import { serveSite } from '@/lib/serve/test-server';
import { weighPage } from '../support/weigh-page';

type Weights = Awaited<ReturnType<typeof weighPage>>['weights'];

/**
 * Weighs every screen and article of `out/` on a phone, as the browser tests weigh those of the fixture.
 *
 * @returns bytes after brotli, by page
 */
export async function benchWeights(): Promise<Record<string, Weights>> {
  const { shell } = await findBrowsers();
  const browser = await chromium.launch({
    ...(shell !== undefined && { executablePath: shell }),
    args: browserArguments,
  });
  const site = await serveSite('out');
  const pages: Record<string, Weights> = {};
  const files = await listFiles('out');
  const articles = files.filter((file) => /^blog\/\d+\.html$/.test(file)).map(urlPathOf);
  for (const urlPath of [...screens, ...articles]) {
    const page = await browser.newPage();
    pages[urlPath] = (await weighPage(page, site.url + urlPath)).weights;
    await page.close();
  }
  await site.close();
  await browser.close();
  return pages;
}
