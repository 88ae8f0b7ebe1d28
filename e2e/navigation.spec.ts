import { chromium } from '@playwright/test';
import { expect, test } from './test';

const screens = ['/', '/about', '/services', '/blog', '/blog/1', '/contact'];

test('Back finds every screen as it was left, from the back/forward cache', async ({ site }) => {
  // Playwright switches the cache off unless told not to.
  const browser = await chromium.launch({
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    // No foreign host; interception would switch the cache off again.
    args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
  });
  for (const screen of screens) {
    const page = await browser.newPage({ baseURL: site.url });
    await page.goto(screen);
    // Playwright loses sight of a page that comes back from the cache: the page itself notes it,
    // and goes on to one that Playwright sees.
    await page.evaluate(() => {
      addEventListener('pageshow', (event) => {
        sessionStorage.setItem('restored', String(event.persisted));
        location.assign('/about?seen');
      });
    });
    await page.goto('/services?left');
    await page.evaluate(() => setTimeout(() => history.back()));
    await page.waitForURL('/about?seen');
    expect(await page.evaluate(() => sessionStorage.getItem('restored')), screen).toBe('true');
    await page.close();
  }
  await browser.close();
});

test('a page is fetched while the pointer rests on its link', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Preload.enable');
  const prefetched = new Promise<string>((resolve) => {
    cdp.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready' || status === 'Success') resolve(new URL(prefetchUrl).pathname);
    });
  });
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().hover();
  expect(await prefetched).toBe('/services');
});

test('pages fade into each other, except for those who asked for less motion', async ({ page }) => {
  const navigate = async () => {
    await page.goto('/');
    await page.evaluate(() => {
      addEventListener('pageswap', (event) => {
        sessionStorage.setItem('faded', String(event.viewTransition !== null));
      });
    });
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await page.waitForURL('/about');
    return page.evaluate(() => sessionStorage.getItem('faded'));
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await navigate()).toBe('true');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await navigate()).toBe('false');
});
