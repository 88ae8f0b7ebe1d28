import type { Browser, Page } from '@playwright/test';

/** In milliseconds from the start of the navigation. */
export type Paint = { fcp: number; lcp: number };

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

const BYTES_PER_KILOBIT = 1024 / 8;

/**
 * Lighthouse's `mobileSlow4G` as it is applied to a real browser: the browser delays requests, not
 * packets, so its latency is 3.75 times the round trip meant, and its throughput nine tenths.
 * Source: lighthouse, core/config/constants.js.
 */
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: 1.6 * 1024 * 0.9 * BYTES_PER_KILOBIT,
  uploadThroughput: 750 * 0.9 * BYTES_PER_KILOBIT,
} as const;

const CPU_SLOWDOWN = 4;

/**
 * Loads a page as a phone on slow 4G does, with nothing cached.
 *
 * @throws when the page paints nothing
 */
export async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  // A context of its own has a cache and connections of its own.
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    // Once the network is still, no later picture can become the largest.
    await page.goto(url, { waitUntil: 'networkidle' });
    return await readPaint(page);
  } finally {
    await context.close();
  }
}

function readPaint(page: Page): Promise<Paint> {
  return page.evaluate(
    () =>
      new Promise<Paint>((resolve, reject) => {
        const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
        new PerformanceObserver((entries) => {
          const lcp = entries.getEntries().at(-1)?.startTime;
          if (fcp !== undefined && lcp !== undefined) resolve({ fcp, lcp });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => {
          reject(new Error(`${location.pathname} paints nothing.`));
        }, 5000);
      }),
  );
}
