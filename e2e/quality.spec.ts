import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test';

const addresses = [
  '/',
  '/about',
  '/services',
  '/blog',
  '/blog/1',
  '/blog/5',
  '/blog/19',
  '/contact',
  '/nowhere',
  '/blog/999',
];

for (const width of [360, 1280]) {
  test.describe(`at ${width} px, every foreign host refused`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const address of addresses) {
      test(`${address}: axe finds nothing, nothing scrolls sideways, no error of ours`, async ({
        page,
      }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        page.on('console', (message) => {
          const ours = !message.text().startsWith('Failed to load resource');
          if (message.type() === 'error' && ours) errors.push(message.text());
        });
        await page.goto(address);
        await page.waitForLoadState('networkidle');

        // Frames are other people's pages: the map's is refused here, and not ours to mend.
        const axe = new AxeBuilder({ page })
          .exclude('iframe')
          .withTags([...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']]);
        const { violations } = await axe.analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        ).toEqual([]);

        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond).toBe(0);
        expect(errors).toEqual([]);
      });
    }
  });
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of addresses) {
    await page.goto(address);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(beyond, address).toBe(0);
  }
});
