import type { Page } from '@playwright/test';
import { expect, test } from './test';

const scrolls = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'scrolls') as ScrollToOptions[]);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Reflect.set(window, 'scrolls', calls);
    const original = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      calls.push(options);
      original(options);
    }) as typeof window.scrollTo;
  });
});

test.describe('Spec 2 and 9, smooth scroll to the top on entry', () => {
  for (const path of ['/', '/blog/1', '/contact']) {
    test(`${path}: on entry, and when reloaded from further down`, async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => scrolls(page)).toEqual([{ top: 0, behavior: 'smooth' }]);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
      await page.reload();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

    test(`${path}: not to a fragment, not on Back`, async ({ page }) => {
      await page.goto(`${path}#content`);
      await page.waitForLoadState('load');
      expect(await scrolls(page)).toEqual([]);

      await page.goto(path);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
      await page.goto('/about');
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
    });
  }

  test('without motion for those who asked for less', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect.poll(() => scrolls(page)).toEqual([{ top: 0, behavior: 'instant' }]);
  });

  test('not on the other screens', async ({ page }) => {
    for (const path of ['/about', '/services', '/blog']) {
      await page.goto(path);
      await page.waitForLoadState('load');
      expect(await scrolls(page)).toEqual([]);
    }
  });
});
