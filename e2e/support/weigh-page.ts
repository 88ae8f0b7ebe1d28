import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** What a first visit to a page costs on a phone, in bytes after brotli. */
export type Weights = {
  /** The document with its styles. */
  html: number;
  /** The inline scripts in it. */
  behaviours: number;
  fonts: number;
  /** Everything that the site sends before anybody scrolls or clicks. */
  firstView: number;
};

/** A file that the browser has fetched from the site. */
export type Transfer = { urlPath: string; type: string; bytes: number };

/** Visits a page on a phone, without third parties, and weighs what the browser fetches for it. */
export async function weighPage(
  page: Page,
  url: string,
): Promise<{ weights: Weights; transfers: Transfer[] }> {
  await page.setViewportSize({ width: 360, height: 740 });
  const { origin } = new URL(url);
  const responses: Response[] = [];
  page.on('response', (response) => {
    const isOwn = response.url().startsWith(`${origin}/`);
    // Not what a frame further down loads: most of it is in the cache.
    if (isOwn && response.frame() === page.mainFrame()) responses.push(response);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const transfers = await Promise.all(responses.map((response) => weigh(response, page)));
  const scripts = await page.locator('script:not([src], [type])').allTextContents();
  const sum = (type?: string) =>
    transfers
      .filter((transfer) => type === undefined || transfer.type === type)
      .reduce((total, { bytes }) => total + bytes, 0);
  return {
    weights: {
      html: sum('document'),
      behaviours: brotliCompressSync(scripts.join('\n')).length,
      fonts: sum('font'),
      firstView: sum(),
    },
    transfers,
  };
}

/** Weighs text as hosts send it that compress in advance; fonts and photos are compressed already. */
async function weigh(response: Response, page: Page): Promise<Transfer> {
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
