import { addresses } from './addresses';
import { findSmallTargets } from './find-small-targets';
import { expect, test } from './test';
import { playThirdParties, saveData } from './third-parties';

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

test('what asks before it loads, and what takes the prices away: 44 px', async ({
  page,
  context,
  siteWith,
}) => {
  await playThirdParties(context, 'up');
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Hide prices' })).toBeVisible();
  expect.soft(await page.evaluate(findSmallTargets, '#market-prices'), 'shown').toEqual([]);

  await saveData(page);
  await page.goto(`${(await siteWith('brevo')).url}/contact`);
  await expect(page.getByRole('button', { name: 'Show live prices' })).toBeVisible();
  expect.soft(await page.evaluate(findSmallTargets, 'body'), 'asked').toEqual([]);
});
