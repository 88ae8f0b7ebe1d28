import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { listenLocally } from '@/lib/tools/serve/test-server';

const ROUNDS = 3;
/** Chromium's "Slow 4G", in milliseconds and bytes a second, and its "mid-tier mobile" processor. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const PROCESSOR = { rate: 4 };

const BLANK = '/blank';
const BLANK_PAGE = '<!doctype html><meta charset="utf-8"><title>Blank</title><p>Blank</p>';

/** In milliseconds from the navigation. */
type Paint = { first: number; largest: number };

/**
 * Measures when pages are painted on a slow phone. Each is loaded three times, right after a blank page.
 *
 * @param origin where the site is served
 * @returns the medians, by page, as ratios of the blank page's
 */
export async function benchPaint(browser: Browser, origin: string, pages: readonly string[]) {
  const server = createCompressingServer(origin);
  const url = await listenLocally(server);
  const paints = new Map<string, Paint[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const urlPath of pages.flatMap((page) => [BLANK, page])) {
      const paint = await measurePaint(browser, url + urlPath);
      paints.set(urlPath, [...(paints.get(urlPath) ?? []), paint]);
    }
  }
  server.close();
  const medianOf = (urlPath: string, kind: keyof Paint) => {
    const times = (paints.get(urlPath) ?? []).map((paint) => paint[kind]).sort((a, b) => a - b);
    return times[Math.floor(times.length / 2)] ?? NaN;
  };
  const ratioOf = (urlPath: string, kind: keyof Paint) =>
    (medianOf(urlPath, kind) / medianOf(BLANK, kind)).toFixed(2);
  const rowOf = (page: string) =>
    [page, { first: ratioOf(page, 'first'), largest: ratioOf(page, 'largest') }] as const;
  return Object.fromEntries(pages.map(rowOf));
}

/** Loads a page in a fresh browser, and waits until its network is idle. */
async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await session.send('Emulation.setCPUThrottlingRate', PROCESSOR);
  await page.goto(url, { waitUntil: 'networkidle' });
  const first = await page.evaluate(readLast, 'paint');
  const largest = await page.evaluate(readLast, 'largest-contentful-paint');
  await context.close();
  return { first, largest };
}

/** The time of the last entry of a type, with those from before this script. Runs in the page. */
function readLast(type: string): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
      type,
      buffered: true,
    });
  });
}

/** Serves a site as a good host does, which `npm start` is not: texts compressed. */
function createCompressingServer(origin: string) {
  const bodies = new Map([[BLANK, brotliCompressSync(BLANK_PAGE)]]);
  return createServer((request, response) => {
    void (async () => {
      const { url = '' } = request;
      const answer = await fetch(origin + url);
      const type = url === BLANK ? 'text/html' : (answer.headers.get('content-type') ?? '');
      const isText = /text|json|xml|javascript/.test(type);
      const body = bodies.get(url) ?? Buffer.from(await answer.arrayBuffer());
      if (isText && !bodies.has(url)) bodies.set(url, brotliCompressSync(body));
      response.setHeader('Content-Type', type);
      if (isText) response.setHeader('Content-Encoding', 'br');
      response.end(bodies.get(url) ?? body);
    })();
  });
}
