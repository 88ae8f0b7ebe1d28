import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { Table } from '@/lib/authoring/terminal';
import { findBrowsers } from '../find-browser';
import { browserArguments } from '../playwright.config';
import { serveSite } from '../serve-site';
import { formatAgainst, formatCount, formatMilliseconds, formatRatio, median } from './figures';

/** Compared with a blank page of the same server in the same run. */
const GOALS = { fcp: 1.2, lcp: 1.25 } as const;

/** Odd, so that the median is a load that took place. */
const ROUNDS = 5;

/** The least that paints. */
const BLANK =
  '<!doctype html><html lang="en"><title>Blank</title><p>One short sentence.</p></html>';

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

const BYTES_PER_KILOBIT = 1024 / 8;

/**
 * Lighthouse's `mobileSlow4G` as it is applied to a real browser: the browser delays requests, not
 * packets, so its latency is 3.75 times the intended round trip, and its throughput nine tenths.
 * Source: lighthouse, core/config/constants.js.
 */
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: 1.6 * 1024 * 0.9 * BYTES_PER_KILOBIT,
  uploadThroughput: 750 * 0.9 * BYTES_PER_KILOBIT,
} as const;

const CPU_SLOWDOWN = 4;

/** First and largest contentful paint, in milliseconds from the start of the navigation. */
type Paint = { fcp: number; lcp: number };

/** Measures how soon each kind of page shows something on a slow phone. */
export async function benchPaint(): Promise<Table> {
  const folder = await mkdtemp(path.join(tmpdir(), 'paint-'));
  const outDir = path.join(folder, 'out');
  await cp('out', outDir, { recursive: true });
  // A request that the browser itself answered would not be throttled.
  await writeFile(path.join(outDir, 'blank.html'), BLANK);
  const articles = await readdir(path.join(outDir, 'blog')).catch(() => []);
  const article = articles.find((file) => /^\d+\.html$/.test(file))?.replace('.html', '');
  const blogPaths = ['/blog', ...(article === undefined ? [] : [`/blog/${article}`])];
  const paints = new Map<string, Paint[]>(
    ['/blank', '/', '/about', '/services', ...blogPaths, '/contact', '/nowhere'].map((urlPath) => [
      urlPath,
      [],
    ]),
  );

  const site = await serveSite({ outDir, messagesFile: path.join(folder, 'messages.jsonl') });
  const { browser: executablePath } = await findBrowsers();
  const browser = await chromium.launch({
    args: browserArguments,
    channel: 'chromium',
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    // Round 0 does not count: in it the server compresses, and the browser reads its own files.
    for (let round = 0; round <= ROUNDS; round += 1) {
      console.error(round === 0 ? 'Paint, warming up…' : `Paint, round ${round} of ${ROUNDS}…`);
      // All pages in each round, so that a slow moment of the machine affects all alike.
      for (const [urlPath, measured] of paints) {
        const paint = await measurePaint(browser, site.url + urlPath);
        if (round > 0) measured.push(paint);
      }
    }
  } finally {
    await browser.close();
    await site.close();
    await rm(folder, { recursive: true });
  }

  const medians = [...paints].map(([urlPath, measured]) => ({
    urlPath,
    fcps: measured.map(({ fcp }) => fcp),
    fcp: median(measured.map(({ fcp }) => fcp)),
    lcp: median(measured.map(({ lcp }) => lcp)),
  }));
  const [blank] = medians;
  const toBlank = (metric: keyof Paint, value: number) =>
    formatAgainst(GOALS[metric], value / (blank?.[metric] ?? NaN), formatRatio);
  return {
    title: 'First and largest contentful paint on a slow phone',
    header: ['page', 'FCP', 'from – to', 'LCP', 'FCP to blank', 'LCP to blank'],
    rows: medians.map(({ urlPath, fcps, fcp, lcp }) => [
      urlPath,
      formatMilliseconds(fcp),
      `${formatCount(Math.min(...fcps))} – ${formatMilliseconds(Math.max(...fcps))}`,
      formatMilliseconds(lcp),
      toBlank('fcp', fcp),
      toBlank('lcp', lcp),
    ]),
    notes: [
      `Medians of ${ROUNDS}: slow 4G and a processor four times slower, nothing cached, other hosts refused.`,
      `Goals: ${formatRatio(GOALS.fcp)} times the blank page's FCP, ${formatRatio(GOALS.lcp)} times its LCP.`,
      `In the last minute, ${formatRatio(loadavg()[0] ?? NaN)} programs at a time wanted one of the ${cpus().length} processors.`,
    ],
  };
}

/**
 * Loads a page as a phone on slow 4G does, with nothing cached.
 *
 * @throws when the page paints nothing
 */
async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  // A context of its own has a cache and connections of its own.
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    // Once the network is idle, no later image can become the largest.
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(
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
  } finally {
    await context.close();
  }
}
