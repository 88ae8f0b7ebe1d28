import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { budgetRows } from '@/lib/publish/checks/check-budgets';
import { checkMarkup } from '@/lib/publish/checks/check-markup';
import { listFiles } from '@/lib/publish/list-files';
import { addressOf, parsePage } from '@/lib/publish/page';
import { createReadAsset } from '@/lib/publish/read-asset';
import { siteFolder } from './build-sites';
import { expect, test } from './test';

const screens = ['/', '/about', '/services', '/blog', '/blog/1', '/contact', '/nowhere'];

/** The bytes that come from our own host, as they travel, until the page is quiet. */
async function watchBytes(page: Page): Promise<() => number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const ours = new Set<string>();
  let bytes = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // The frame of the newsletter is lazy, but a tall screen may have it near.
    if (new URL(request.url).hostname === 'localhost' && type !== 'Prefetch') ours.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ours.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

test('every page keeps its budget in bytes', async () => {
  const files = (await listFiles('out')).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(9);
  const readAsset = createReadAsset('out');
  for (const file of files) {
    const page = parsePage(file, await readFile(path.join('out', file), 'utf8'));
    for (const { what, bytes, budget } of budgetRows(page, readAsset)) {
      expect.soft(bytes, `${addressOf(file)}, ${what}`).toBeLessThanOrEqual(budget);
    }
  }
});

test('every page is valid HTML as it is delivered', async () => {
  const files = (await listFiles('out')).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const html = await readFile(path.join('out', file), 'utf8');
    expect.soft(checkMarkup(parsePage(file, html), html)).toEqual([]);
  }
});

test('the list of 23 articles keeps the budget of any page', async () => {
  const folder = path.join(siteFolder(23), 'out');
  const page = parsePage('blog.html', await readFile(path.join(folder, 'blog.html'), 'utf8'));
  const rows = budgetRows(page, createReadAsset(folder));
  expect(rows.map(({ what }) => what)).toContain('HTML up to the end of article 6');
  for (const { what, bytes, budget } of rows) expect.soft(bytes, what).toBeLessThanOrEqual(budget);
});

test.describe('on a phone of 360x740', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

  for (const screen of screens) {
    test(`${screen}: the first view is at most 64,000 bytes, without any framework script`, async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        const { hostname, pathname } = new URL(request.url());
        if (hostname === 'localhost' && request.resourceType() === 'script') scripts.push(pathname);
      });
      const bytes = await watchBytes(page);
      await page.goto(screen);
      await page.waitForLoadState('networkidle');
      expect(bytes()).toBeGreaterThan(1000);
      expect(bytes()).toBeLessThanOrEqual(64_000);
      expect(scripts).toEqual([]);
    });
  }
});

test('out/ has no file that nobody asks for', async () => {
  const files = await listFiles('out');
  const texts = files.filter((file) => file.endsWith('.txt'));
  const machineFiles = ['robots.txt', '.well-known/security.txt', 'llms.txt'];
  expect(texts.filter((file) => !machineFiles.includes(file))).toEqual([]);
  expect(files.filter((file) => path.basename(file).startsWith('__next'))).toEqual([]);
  expect(files).not.toContain('_not-found.html');
});

test('an article adds at most two files', async () => {
  const filesOf = async (count: number) =>
    (await listFiles(path.join(siteFolder(count), 'out'))).length;
  expect((await filesOf(23)) - (await filesOf(7))).toBeLessThanOrEqual(2 * (23 - 7));
});

for (const screen of screens) {
  test(`${screen} has a policy right behind its charset, and nothing on it breaks it`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const broken: string[] = [];
      Object.assign(window, { broken });
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        broken.push(`${violatedDirective} ${blockedURI}`);
      });
    });
    await page.goto(screen);
    const [charset, policy] = await page.locator('head > *').all();
    await expect(charset ?? page.locator('head')).toHaveAttribute('charset', 'utf-8');
    const content = (await policy?.getAttribute('content')) ?? '';
    expect(content).toMatch(/^default-src 'none'; /);
    expect(content).not.toContain('unsafe');

    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual(
      [],
    );
  });
}

test('a script that somebody slips into a page does not run', async ({ page }) => {
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      '</main>',
      '<script>window.slipped = 1</script><img src="x" onerror="window.slipped = 2"></main>',
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
});

test('hosts are told what a page cannot say of itself', async ({ request }) => {
  const about = (await request.get('/about')).headers();
  expect(about['content-security-policy']).toBe("frame-ancestors 'self'");
  expect(about['x-content-type-options']).toBe('nosniff');
  expect(about['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(about['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  expect(about['cross-origin-opener-policy']).toBe('same-origin');
  expect(about['permissions-policy']).toContain('geolocation=()');
  expect(about['cache-control']).toContain('must-revalidate');

  const html = await (await request.get('/contact')).text();
  const [chunk = ''] = /\/_next\/static\/[\w./-]+\.js/.exec(html) ?? [];
  const headers = (await request.get(chunk)).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});
