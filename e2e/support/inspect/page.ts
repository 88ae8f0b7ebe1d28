import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Returns the rules of WCAG 2.2 AA and axe's own that the page breaks, each with the markup. */
export async function findViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Frames are other companies' pages.
    .exclude('iframe')
    // Without frames, axe needs no second page to join the results.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Returns by how many pixels the page can be scrolled sideways. */
export async function beyondWindow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Expects axe to find nothing in this state on a phone, and the page to fit into narrow windows. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  expect.soft(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 740 });
  expect.soft(await beyondWindow(page)).toBe(0);
}
