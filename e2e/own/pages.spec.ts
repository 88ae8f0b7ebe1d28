import { findFlatControls, findSmallTargets, markControls } from '../inspect/controls';
import { walkFocus } from '../inspect/focus';
import { beyondWindow, findLoneCards, findViolations } from '../inspect/page';
import { findCroppedText, readLines } from '../inspect/text';
import { articlePages, newestPages, ownPages } from '../own-content';
import { expect, test } from '../test';
import { watchOwnErrors } from '../third-parties';

/** WCAG 1.4.8 allows 80 characters a line; printers stop at 75. */
const LONGEST_LINE = 75;
/** From this width on, in pixels, lines can become too long. */
const WIDE = 768;

const phone = { width: 360, height: 740 };

test.describe('for a visitor who asked for less motion', () => {
  // The ticker then waits for a press of its button, which is one more control to look at.
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

  for (const urlPath of new Set([...ownPages, ...newestPages])) {
    test(`${urlPath} suits every window, keyboard, finger and setting`, async ({ page }) => {
      const errors = watchOwnErrors(page);
      await page.goto(urlPath);
      await expect(page.locator('#market-prices:not([data-state="ask"])')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);

      const [first] = await walkFocus(page);
      expect.soft(first).toContain('Skip to the content');
      expect.soft(await page.evaluate(findSmallTargets, 'body'), 'fingers').toEqual([]);
      expect.soft(await findViolations(page), 'axe on a phone').toEqual([]);

      // Closed texts are part of the page.
      await page.locator('details').evaluateAll((all) => {
        for (const details of all) details.toggleAttribute('open', !details.closest('header'));
      });
      const moving = await page.evaluate(() => document.getAnimations().length);
      expect.soft(moving, 'animations').toBe(0);
      for (const width of [320, 360, 600, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const at = `at ${width} px`;
        expect.soft(await beyondWindow(page), at).toBe(0);
        expect.soft(await page.evaluate(findCroppedText), at).toEqual([]);
        expect.soft(await page.evaluate(findLoneCards), at).toEqual([]);
        if (width === 1280) expect.soft(await findViolations(page), at).toEqual([]);
        if (width < WIDE) continue;
        const lines = await page.evaluate(readLines);
        expect(lines.length, at).toBeGreaterThan(20);
        const long = lines.filter(({ text }) => text.length > LONGEST_LINE);
        expect.soft(long, at).toEqual([]);
        if (width === 1280 && newestPages.includes(urlPath)) {
          const median = medianLength(
            lines.filter(({ isFull, block }) => isFull && block === 'main p'),
          );
          expect.soft(median).toBeGreaterThanOrEqual(60);
          expect.soft(median).toBeLessThanOrEqual(72);
        }
      }

      // Enlarged to 400 %, a desktop is as low as this.
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await beyondWindow(page), 'enlarged').toBe(0);
      const sticking = await page
        .locator('*')
        .evaluateAll((all) =>
          all
            .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
            .map(({ tagName }) => tagName),
        );
      expect.soft(sticking).toEqual([]);

      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const at = `text at 200 %, ${width} px`;
        expect.soft(await beyondWindow(page), at).toBe(0);
        const faults = await page.evaluate(findCroppedText);
        // A long word may then need two lines.
        expect
          .soft(
            faults.filter((fault) => !fault.includes('is broken')),
            at,
          )
          .toEqual([]);
      }

      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.setViewportSize(phone);
      await page.evaluate(markControls);
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await page.evaluate(findFlatControls), 'forced colours').toEqual([]);
      expect(errors).toEqual([]);
      expect(await page.context().cookies(), 'Spec 6').toEqual([]);
    });
  }
});

function medianLength(lines: readonly { text: string }[]): number {
  const lengths = lines.map(({ text }) => text.length).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

if (process.env.TEST_ALL) {
  for (const urlPath of articlePages) {
    test(`${urlPath} on a phone`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(urlPath);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await findViolations(page)).toEqual([]);
      expect.soft(await page.evaluate(findCroppedText)).toEqual([]);
      expect.soft(await beyondWindow(page)).toBe(0);
    });
  }
}

test('what opens suits everybody too: the menu, the notices, the answers', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  await page.locator('#menu summary').click();
  await page
    .locator('#menu')
    .evaluate((menu) =>
      Promise.all(menu.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  expect.soft(await findViolations(page), 'menu').toEqual([]);
  expect.soft(await page.evaluate(findSmallTargets, '#menu'), 'menu').toEqual([]);
  await page.locator('#menu summary').click();
  await page.locator('#faq summary').first().click();
  for (const notice of await page.locator('footer summary').all()) await notice.click();
  expect.soft(await findViolations(page), 'answers and notices').toEqual([]);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read, and left by its links', async ({ page }) => {
    for (const urlPath of ownPages) {
      await page.goto(urlPath);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(page.getByRole('contentinfo')).toContainText(/© \d{4}/);
      await page.getByRole('navigation', { name: 'Main' }).locator('[href="/services"]').click();
      await expect(page).toHaveURL('/services');
    }
  });
});
