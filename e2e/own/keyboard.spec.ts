import { kinds } from '../addresses';
import { expect, test } from '../test';
import { walkPage } from '../walk-page';

for (const address of kinds) {
  test(`${address}: the Tab key passes all there is, in order, and shows where it is`, async ({
    page,
  }) => {
    // The header is the same everywhere; where it is the wide one, one page tells.
    for (const width of address === '/contact' ? [360, 1280] : [360]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(address);
      // Its sentence has a link.
      await page.locator('#market-prices[data-state="failed"]').waitFor();
      const [first] = await walkPage(page);
      expect(first).toContain('Skip to the content');
    }
  });
}
