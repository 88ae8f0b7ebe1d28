import type { Browser } from '@playwright/test';
import { weighPage } from '../support/weigh-page';

type Weights = Awaited<ReturnType<typeof weighPage>>['weights'];

/**
 * Weighs pages on a phone, as the browser tests weigh those of the fixture.
 *
 * @param origin where the site is served
 * @returns bytes after brotli, by page
 */
export async function benchWeights(browser: Browser, origin: string, pages: readonly string[]) {
  const weights: Record<string, Weights> = {};
  for (const urlPath of pages) {
    const page = await browser.newPage();
    weights[urlPath] = (await weighPage(page, origin + urlPath)).weights;
    await page.close();
  }
  return weights;
}
