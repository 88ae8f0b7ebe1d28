import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { findTextFaults } from './find-text-faults';

export async function findViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Use axe's legacy mode, which opens no additional tab. It cannot check third-party frames, so exclude them.
    .exclude('iframe')
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

export async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  expect.soft(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 740 });
  expect.soft(await page.evaluate(findTextFaults)).toEqual([]);
}

/** Returns an array to which errors and warnings are added as they occur. Ignores errors of third parties. */
export function collectOwnErrors(page: Page): string[] {
  const errors: string[] = [];
  const isOwn = (url: string) => url.startsWith('http://localhost');
  page.on('pageerror', ({ message, stack = '' }) => {
    if (isOwn(/https?:\/\/[^\s)]+/.exec(stack)?.[0] ?? 'http://localhost')) errors.push(message);
  });
  page.on('console', (message) => {
    const text = `${message.type()}: ${message.text()}`;
    // Ignore the error that the browser logs when a not-found page responds with 404.
    if (!/^(?:error|warning)/.test(text) || text.includes('status of 404')) return;
    if (isOwn(message.location().url)) errors.push(text);
  });
  return errors;
}
