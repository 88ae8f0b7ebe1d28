import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Returns the rules of WCAG 2.2 AA and axe's own that the page breaks, each with the markup. */
export async function findViolations(page: Page): Promise<string[]> {
  // Frames are other companies' pages.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    // Without frames, axe needs no second page to join the results.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const results = await axe.analyze();
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}

/** Returns by how many pixels the page can be scrolled sideways. */
export async function beyondWindow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Expects axe to find nothing on a phone, and the page to fit into windows of every width. */
export async function expectAccessible(page: Page, state = ''): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  expect.soft(await findViolations(page), state).toEqual([]);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await beyondWindow(page), `${state} at ${width} px`).toBe(0);
  }
}

/**
 * Finds grids of cards whose last row has one card and the others several. A card is an article or a
 * list item with a heading. Runs in the page and is self-contained.
 */
export function findLoneCards(): string[] {
  const isCard = (element: Element) =>
    element.matches('article, li') && element.querySelector('h2, h3, h4') !== null;

  return [...document.querySelectorAll('main *')].flatMap((grid) => {
    const cards = [...grid.children].filter((child) => isCard(child) && child.checkVisibility());
    const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    const lone = Math.max(...rows, 0) > 1 && rows.at(-1) === 1;
    return lone
      ? [`${cards.at(-1)?.textContent ?? ''}: alone after rows of ${rows.join(', ')}`]
      : [];
  });
}
