import { kinds } from '../addresses';
import { findSmallTargets } from '../find-small-targets';
import { expect, test } from '../test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('on every page, every finger finds a target of 44 px', async ({ page }) => {
  for (const address of kinds) {
    await page.goto(address);
    expect.soft(await page.evaluate(findSmallTargets, 'body'), address).toEqual([]);
  }
  await page.locator('#menu summary').tap();
  expect.soft(await page.evaluate(findSmallTargets, '#menu'), 'in the menu').toEqual([]);
});
