import { addresses } from './addresses';
import { findCroppedText } from './find-cropped-text';
import { findLoneCards } from './find-lone-cards';
import { expect, test } from './test';

for (const address of addresses) {
  test(`${address}: no word is cropped or broken, no card is left alone, at any width`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.locator('footer details').evaluateAll((all) => {
      for (const details of all) details.toggleAttribute('open', true);
    });
    await page.evaluate(() => document.fonts.ready);

    for (const width of [320, 360, 600, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(findCroppedText), `${width} px`).toEqual([]);
      expect.soft(await page.evaluate(findLoneCards), `${width} px`).toEqual([]);
    }
  });
}
