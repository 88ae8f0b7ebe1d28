import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/**
 * Opens a page in a phone viewport, and returns how many bytes it loads from the site. Text is measured after Brotli
 * compression. `html` includes inline styles and scripts. `inline` is only the inline scripts. `script` is the site's
 * script. `firstView` is everything before the first scroll or click.
 */
export async function measurePageBytes(page: Page, url: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  const { origin } = new URL(url);
  const responses: Response[] = [];
  page.on('response', (response) => {
    const isOwn = response.url().startsWith(`${origin}/`);
    // Ignore requests made by frames, because frames load only after the page itself.
    if (isOwn && response.frame() === page.mainFrame()) responses.push(response);
  });
  // Abort requests to other hosts. If only the browser blocked these hosts, `networkidle` might never occur.
  await page.route(
    (target) => target.origin !== origin,
    (route) => route.abort(),
  );
  await page.goto(url, { waitUntil: 'load' });
  // Wait until the site's script has run, which sets `data-state` on the ticker.
  const ticker = page.locator('[data-behaviour=start-ticker]');
  if ((await ticker.count()) > 0) await ticker.and(page.locator('[data-state]')).waitFor();
  // On a very busy machine, `networkidle` sometimes never occurs.
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
  const transfers = await Promise.all(responses.map((response) => measure(response, page)));
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

async function measure(response: Response, page: Page) {
  // Request the file again, because the browser does not keep the body of every response.
  const again = await page.request.get(response.url());
  const body = await again.body();
  const isText = /text|json|xml/.test(again.headers()['content-type'] ?? '');
  return {
    urlPath: new URL(response.url()).pathname,
    type: response.request().resourceType(),
    bytes: isText ? brotliCompressSync(body).length : body.length,
  };
}
