import { settleFrames, watchFrames } from './frames-settled';
import { expect, test } from './test';

const screens = ['/', '/about', '/services', '/blog', '/blog/1', '/contact'];

test.describe('Back finds every screen as it was left, from the back/forward cache', () => {
  for (const screen of screens) {
    test(screen, async ({ playwright, launchOptions, site }) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        // Playwright switches the cache off unless told not to.
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
        // No foreign host; interception would switch the cache off again.
        args: [
          ...(launchOptions.args ?? []),
          '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        ],
      });
      const page = await browser.newPage({ baseURL: site.url });
      // Playwright loses sight of a page that comes back from the cache: the page itself notes what
      // happened and goes on to an address that Playwright sees.
      await page.addInitScript(() => {
        addEventListener('pageshow', ({ persisted }) => {
          const [entry] = performance.getEntriesByType('navigation');
          if (!persisted && Reflect.get(entry ?? {}, 'type') !== 'back_forward') return;
          const why = JSON.stringify(Reflect.get(entry ?? {}, 'notRestoredReasons'));
          sessionStorage.setItem('back', persisted ? 'restored' : `loaded again: ${why}`);
          location.assign('/about?seen');
        });
      });
      await watchFrames(page);
      await page.goto(screen);
      await settleFrames(page);
      await page.goto('/services?left');
      await page.evaluate(() => setTimeout(() => history.back()));
      await page.waitForURL('/about?seen');
      expect(await page.evaluate(() => sessionStorage.getItem('back'))).toBe('restored');
      await browser.close();
    });
  }
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
