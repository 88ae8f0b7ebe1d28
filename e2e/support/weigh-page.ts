import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/**
 * Visits a page on a phone, without third parties, and weighs what the browser fetches for it, in bytes
 * after brotli. `html` has the styles, `inline` are the scripts in it, `script` the one of the site, `firstView` is
 * everything that the site sends before anybody scrolls or clicks.
 */
export async function weighPage(page: Page, url: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  const { origin } = new URL(url);
  const responses: Response[] = [];
  page.on('response', (response) => {
    const isOwn = response.url().startsWith(`${origin}/`);
    // Not what a frame further down loads: most of it is in the cache.
    if (isOwn && response.frame() === page.mainFrame()) responses.push(response);
  });
  await page.goto(url, { waitUntil: 'load' });
  // The ticker's files are the last that a page loads by itself.
  const ticker = page.locator('[data-behaviour=start-ticker]');
  if ((await ticker.count()) > 0) await ticker.and(page.locator('[data-state]')).waitFor();
  await page.waitForLoadState('networkidle');
  const transfers = await Promise.all(responses.map((response) => weigh(response, page)));
  const inline = await page.locator('script:not([src], [type])').allTextContents();
  const sum = (types: RegExp) =>
    transfers.reduce((total, { type, bytes }) => total + (types.test(type) ? bytes : 0), 0);
  const weights = {
    html: sum(/document/),
    inline: brotliCompressSync(inline.join('\n')).length,
    script: transfers.find(({ urlPath }) => urlPath.startsWith('/scripts/site-'))?.bytes ?? 0,
    fonts: sum(/font/),
    firstView: sum(/./),
  };
  return { weights, transfers };
}

/** Weighs text as hosts send it that compress in advance; fonts and photos are compressed already. */
async function weigh(response: Response, page: Page) {
  // The browser no longer has the body of every response.
  const again = await page.request.get(response.url());
  const body = await again.body();
  const isText = /text|json|xml/.test(again.headers()['content-type'] ?? '');
  return {
    urlPath: new URL(response.url()).pathname,
    type: response.request().resourceType(),
    bytes: isText ? brotliCompressSync(body).length : body.length,
  };
}
