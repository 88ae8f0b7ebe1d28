import { allArticles, kinds, newestArticles } from '../addresses';
import { beyondWindow } from '../beyond-window';
import { findCroppedText } from '../find-cropped-text';
import { findViolations } from '../find-violations';
import { expect, test } from '../test';

for (const address of kinds) {
  test(`${address}: axe finds no violation, the page does not scroll sideways, our code logs no error`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      const ours = !message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && ours) errors.push(message.text());
    });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // A phone and a desktop load the page; a tablet is tested by resizing.
      if (width !== 768) {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        expect.soft(await findViolations(page), `at ${width} px`).toEqual([]);
      }
      expect.soft(await beyondWindow(page), `at ${width} px`).toBe(0);
    }
    expect(errors).toEqual([]);
  });
}

// `npm run test:all` looks at every article.
for (const address of process.env.TEST_ALL ? allArticles : newestArticles) {
  test(`${address} on a phone: axe finds nothing, no word is cropped, nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await findViolations(page)).toEqual([]);
    expect.soft(await page.evaluate(findCroppedText)).toEqual([]);
    expect.soft(await beyondWindow(page)).toBe(0);
  });
}

test('axe finds nothing in what opens: the menu, the notices, the answers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/services');
  await page.locator('#menu summary').click();
  await page
    .locator('#menu')
    .evaluate((menu) =>
      Promise.all(menu.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  expect.soft(await findViolations(page), 'menu').toEqual([]);
  await page.locator('#menu summary').click();

  await page.locator('#faq summary').first().click();
  for (const notice of await page.locator('footer summary').all()) await notice.click();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await findViolations(page), `answers and notices at ${width} px`).toEqual([]);
  }
});
