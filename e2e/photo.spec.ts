import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { observeLayoutShift, reportShifts, scrollThrough } from './observe-layout-shift';
import { buildPhotoSite, type PhotoSite } from './photo-site';
import { expect, test } from './test';

let site: PhotoSite;

// One worker for all tests here, for each would build the site anew.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await buildPhotoSite();
});

test.afterAll(() => site.close());

type Transfer = { url: string; type: string; mimeType: string; bytes: number };

/** Notes what the page fetches from now on: bytes as they travel, headers included. */
async function recordTransfers(page: Page): Promise<Transfer[]> {
  const transfers = new Map<string, Transfer>();
  const client = await page.context().newCDPSession(page);
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { mimeType } = response;
    transfers.set(requestId, { url: response.url, type, mimeType, bytes: 0 });
  });
  const finished: Transfer[] = [];
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) finished.push({ ...transfer, bytes: encodedDataLength });
  });
  await client.send('Network.enable');
  return finished;
}

test.describe('a photo of 6 MB as an editor adds it', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

  test('comes as an AVIF; the first view of its article keeps within 110,000 bytes', async ({
    page,
  }) => {
    const transfers = await recordTransfers(page);
    await page.goto(`${site.url}/blog/1`, { waitUntil: 'networkidle' });
    const header = page.getByRole('article').first().locator('img').first();
    expect(await header.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(
      `${site.url}/images/market-800.avif`,
    );
    expect(await header.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );

    const parts = new Set(['Document', 'Stylesheet', 'Font', 'Image']);
    const ours = transfers.filter((each) => each.url.startsWith(site.url) && parts.has(each.type));
    const photos = ours.filter((each) => each.url.includes('/images/market'));
    expect(photos).toMatchObject([{ mimeType: 'image/avif' }]);
    const total = ours.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, JSON.stringify(ours)).toBeLessThanOrEqual(110_000);
    expect(total).toBeGreaterThan(photos[0]?.bytes ?? 0);
  });

  test('moves nothing when it arrives late', async ({ page }) => {
    await page.addInitScript(observeLayoutShift);
    let arrive: (() => Promise<void>) | undefined;
    await page.route('**/images/market-*', (route) => {
      arrive = () => route.continue();
    });
    await page.goto(`${site.url}/blog/1`, { waitUntil: 'domcontentloaded' });
    const header = page.getByRole('article').first().locator('img').first();
    await expect(header).toHaveAttribute('width', '4000');
    await expect(header).toHaveAttribute('height', '3000');
    const before = await header.boundingBox();
    await expect.poll(() => arrive).toBeDefined();
    await arrive?.();
    await page.waitForLoadState('load');
    expect(await header.boundingBox()).toEqual(before);
    expect(before?.height).toBeGreaterThan(200);
    expect(reportShifts(await page.evaluate(scrollThrough))).toEqual([]);
  });
});

test('masters are not published', async () => {
  const files = await readdir(path.join(site.outDir, 'images'));
  expect(files).toContain('market-800.webp');
  expect(files).toContain('tax.svg');
  const cards = /-social\.jpg$/;
  expect(files.filter((file) => /\.jpe?g$/i.test(file) && !cards.test(file))).toEqual([]);
});

for (const [width, limit] of [
  [400, 30_000],
  [800, 60_000],
  [1200, 90_000],
  [1600, 120_000],
] as const) {
  test(`the variants ${width} pixels wide are light and do not tell where they were taken`, async () => {
    for (const format of ['avif', 'webp']) {
      const file = path.join(site.outDir, `images/market-${width}.${format}`);
      const bytes = await readFile(file);
      expect(bytes.length).toBeLessThanOrEqual(limit);
      const { exif, xmp, width: actual } = await sharp(bytes).metadata();
      expect({ exif, xmp, actual }).toEqual({ actual: width });
    }
  });
}

for (const width of [320, 360, 768, 1024, 1280, 1920]) {
  test(`at ${width} px, a tower and a skyline fill the boxes of drawings`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/', '/blog', '/blog/1', '/blog/2', '/blog/3']) {
      await page.goto(site.url + address);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(beyond, address).toBe(0);
    }

    const card = page.getByRole('region', { name: 'Other Blog Posts' }).getByRole('article');
    const heights = await card
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
    expect(heights).toHaveLength(2);
    expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThan(1);
  });
}
