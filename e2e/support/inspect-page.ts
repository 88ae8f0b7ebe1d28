import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { findTextFaults } from './find-text-faults';

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

/** Expects axe to find nothing in this state on a phone, and every word to fit into a narrow window. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  expect.soft(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 740 });
  expect.soft(await page.evaluate(findTextFaults)).toEqual([]);
}

/** Collects the errors and warnings of the site's own code, which a page reports from now on. */
export function watchOwnErrors(page: Page): string[] {
  const errors: string[] = [];
  const isOurs = (url: string) => url.startsWith('http://localhost');
  page.on('pageerror', ({ message, stack = '' }) => {
    if (isOurs(/https?:\/\/[^\s)]+/.exec(stack)?.[0] ?? 'http://localhost')) errors.push(message);
  });
  page.on('console', (message) => {
    const text = `${message.type()}: ${message.text()}`;
    // The browser logs every answer 404, which is right for a missing page.
    if (!/^(?:error|warning)/.test(text) || text.includes('status of 404')) return;
    if (isOurs(message.location().url)) errors.push(text);
  });
  return errors;
}
