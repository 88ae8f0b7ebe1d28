import { chromium } from '@playwright/test';
import { formatAgainst, formatMilliseconds, formatRatio, median, NONE } from '@/e2e/bench/figures';
import { measurePaint, type Paint } from '@/e2e/bench/measure-paint';
import { servePaintSite } from '@/e2e/bench/paint-site';
import { findBrowsers } from '@/e2e/find-browser';
import { printTable, startProgress } from '@/lib/authoring/terminal';

/** To a blank page of the same server in the same run. */
const GOALS = { fcp: 1.25, lcp: 1.6 } as const;

/** Odd, so that the median is a load that took place. */
const ROUNDS = 5;

const LAUNCH_ARGS = [
  // Refused by the resolver: to answer requests by rules of our own would slow each of them.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
];

/** Measures how soon each kind of page shows something on a slow phone, and prints it. */
export async function benchPaint(outDir: string): Promise<void> {
  const { browser: executablePath } = await findBrowsers();
  const site = await servePaintSite(outDir);
  const browser = await chromium.launch({
    args: LAUNCH_ARGS,
    channel: 'chromium',
    ...(executablePath !== undefined && { executablePath }),
  });
  const paints = new Map<string, Paint[]>(site.pages.map(({ name }) => [name, []]));
  try {
    // Round 0 does not count: in it the server compresses, and the browser reads its own files.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const label = round === 0 ? 'Paint, warming up' : `Paint, round ${round} of ${ROUNDS}`;
      const progress = startProgress(process.stderr, label);
      // All pages in each round, so that a slow moment of the machine hits all alike.
      for (const { name, address } of site.pages) {
        const paint = await measurePaint(browser, site.url + address);
        if (round > 0) paints.get(name)?.push(paint);
      }
      progress.stop();
    }
  } finally {
    await browser.close();
    await site.close();
  }
  printPaint(paints);
}

function printPaint(paints: ReadonlyMap<string, readonly Paint[]>): void {
  const medians = [...paints].map(([name, of]) => ({
    name,
    fcp: median(of.map(({ fcp }) => fcp)),
    lcp: median(of.map(({ lcp }) => lcp)),
  }));
  const blank = medians.find(({ name }) => name === 'blank');
  const ratio = (metric: 'fcp' | 'lcp', value: number) =>
    blank ? formatAgainst(GOALS[metric], value / blank[metric], formatRatio) : NONE;
  printTable({
    title: 'First and largest contentful paint on a slow phone',
    header: ['page', 'FCP', 'LCP', 'FCP to blank', 'LCP to blank'],
    rows: medians.map(({ name, fcp, lcp }) => [
      name,
      formatMilliseconds(fcp),
      formatMilliseconds(lcp),
      ratio('fcp', fcp),
      ratio('lcp', lcp),
    ]),
    notes: [
      `Medians of ${ROUNDS}: slow 4G and a processor four times slower, nothing cached, other hosts refused.`,
      `Goals: ${formatRatio(GOALS.fcp)} times the blank page's FCP, ${formatRatio(GOALS.lcp)} times its LCP.`,
    ],
  });
}
