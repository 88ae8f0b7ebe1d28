import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules of WCAG 2.2 AA and axe's own that the page breaks, each with the markup. */
export async function findViolations(page: Page): Promise<string[]> {
  // Frames are other companies' pages, which this site cannot correct.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    // Without frames there is nothing to put together in a second page.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const results = await axe.analyze();
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}
