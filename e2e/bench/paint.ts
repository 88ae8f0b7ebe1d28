import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { listenOnFreePort } from '@/lib/tools/serve/test-server';

const ROUNDS = 3;
/** "Slow 4G" in Chrome DevTools: latency in milliseconds, throughput in bytes per second. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** "Mid-tier mobile" in Chrome DevTools: slows the processor down to a quarter of its speed. */
const MID_TIER_PROCESSOR = { rate: 4 };

const BLANK = '/blank';
const BLANK_PAGE = '<!doctype html><meta charset="utf-8"><title>Blank</title><p>Blank</p>';

type PaintTimes = { first: number; largest: number };

/**
 * Measures the first and the largest paint of pages on a simulated slow phone. Loads each page several times, each time
 * after a blank page. Returns each page's median times, divided by those of the blank page.
 */
export async function measurePaintRatios(
  browser: Browser,
  origin: string,
  pages: readonly string[],
) {
  const server = createCompressingServer(origin);
  const url = await listenOnFreePort(server);
  const paints = new Map<string, PaintTimes[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const urlPath of pages.flatMap((page) => [BLANK, page])) {
      const paint = await measurePaint(browser, url + urlPath);
      paints.set(urlPath, [...(paints.get(urlPath) ?? []), paint]);
    }
  }
  server.close();
  const medianOf = (urlPath: string, kind: keyof PaintTimes) => {
    const times = (paints.get(urlPath) ?? []).map((paint) => paint[kind]).sort((a, b) => a - b);
    return times[Math.floor(times.length / 2)] ?? NaN;
  };
  const ratioOf = (urlPath: string, kind: keyof PaintTimes) =>
    (medianOf(urlPath, kind) / medianOf(BLANK, kind)).toFixed(2);
  const rowOf = (page: string) =>
    [page, { first: ratioOf(page, 'first'), largest: ratioOf(page, 'largest') }] as const;
  return Object.fromEntries(pages.map(rowOf));
}

async function measurePaint(browser: Browser, url: string): Promise<PaintTimes> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await session.send('Emulation.setCPUThrottlingRate', MID_TIER_PROCESSOR);
  await page.goto(url, { waitUntil: 'networkidle' });
  const first = await page.evaluate(readLastEntry, 'paint');
  const largest = await page.evaluate(readLastEntry, 'largest-contentful-paint');
  await context.close();
  return { first, largest };
}

function readLastEntry(type: string): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
      type,
      buffered: true,
    });
  });
}

/** Creates a server that compresses text files like a good host, because `npm start` does not compress files. */
function createCompressingServer(origin: string) {
  const compressedBodies = new Map([[BLANK, brotliCompressSync(BLANK_PAGE)]]);
  return createServer((request, response) => {
    void (async () => {
      const { url = '' } = request;
      const original = await fetch(origin + url);
      const type = url === BLANK ? 'text/html' : (original.headers.get('content-type') ?? '');
      const isText = /text|json|xml|javascript/.test(type);
      const body = compressedBodies.get(url) ?? Buffer.from(await original.arrayBuffer());
      if (isText && !compressedBodies.has(url)) compressedBodies.set(url, brotliCompressSync(body));
      response.setHeader('Content-Type', type);
      if (isText) response.setHeader('Content-Encoding', 'br');
      response.end(compressedBodies.get(url) ?? body);
    })();
  });
}
