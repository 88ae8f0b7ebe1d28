import { addresses, newestArticles } from '../addresses';
import { findCroppedText } from '../find-cropped-text';
import { findLoneCards } from '../find-lone-cards';
import { readLines } from '../read-lines';
import { expect, test } from '../test';

/** WCAG 1.4.8 allows 80 characters a line; printers stop at 75. */
const LONGEST_LINE = 75;
/** From here on, in pixels, there is room for lines that are too long. */
const WIDE = 768;

for (const address of addresses) {
  test(`${address}: no word is cropped, no card stands alone, no line has more than ${LONGEST_LINE} characters`, async ({
    page,
  }) => {
    await page.goto(address);
    // Closed texts are read too.
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) details.toggleAttribute('open', !details.closest('header'));
    });
    await page.evaluate(() => document.fonts.ready);

    for (const width of [320, 360, 600, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(findCroppedText), `${width} px`).toEqual([]);
      expect.soft(await page.evaluate(findLoneCards), `${width} px`).toEqual([]);
      if (width < WIDE) continue;
      const lines = await page.evaluate(readLines);
      const long = lines.filter(({ text }) => text.length > LONGEST_LINE);
      expect(lines.length, `lines at ${width} px`).toBeGreaterThan(20);
      expect
        .soft(
          long.map(({ block, text }) => `${block}: ${text.length} in “${text}”`),
          `${width} px`,
        )
        .toEqual([]);
    }
  });
}

test('an article’s lines have 60 to 72 characters at a desktop’s width', async ({ page }) => {
  for (const address of newestArticles) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const lines = await page.evaluate(readLines);
    const lengths = lines
      .filter(({ block, full }) => full && block === 'main p')
      .map(({ text }) => text.length)
      .sort((a, b) => a - b);
    expect(lengths.length).toBeGreaterThan(0);
    const median = lengths[Math.floor(lengths.length / 2)];
    expect.soft(median, address).toBeGreaterThanOrEqual(60);
    expect.soft(median, address).toBeLessThanOrEqual(72);
  }
});
