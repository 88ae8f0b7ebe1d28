import { addresses } from './addresses';
import { findSmallTargets } from './find-small-targets';
import { expect, test } from './test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

for (const address of addresses) {
  test(`${address}: every finger finds a target of 44 px`, async ({ page }) => {
    await page.goto(address);
    expect.soft(await page.evaluate(findSmallTargets, 'body')).toEqual([]);

    await page.locator('#menu summary').tap();
    expect.soft(await page.evaluate(findSmallTargets, '#menu'), 'in the menu').toEqual([]);
  });
}

test('the newsletter’s frame: every finger finds a target of 44 px', async ({ page }) => {
  await page.goto('/embeds/newsletter');
  await expect(page.getByRole('button')).toBeVisible();
  expect(await page.evaluate(findSmallTargets, 'body')).toEqual([]);
});
