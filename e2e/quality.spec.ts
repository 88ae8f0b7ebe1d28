import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addresses, articles } from './addresses';
import { beyondWindow } from './beyond-window';
import { findCroppedText } from './find-cropped-text';
import { expect, test } from './test';

/** The rules of WCAG 2.2 AA and axe's own that the page breaks, each with the markup. */
async function violations(page: Page): Promise<string[]> {
  // Frames are other people's pages: the map's is refused here, and not ours to mend.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const results = await axe.analyze();
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}

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
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Read anew by a phone and by a desktop; a tablet turns.
      if (width !== 768) await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect.soft(await violations(page), `at ${width} px`).toEqual([]);
      expect.soft(await beyondWindow(page), `at ${width} px`).toBe(0);
    }
    expect(errors).toEqual([]);
  });
}

for (const address of articles) {
  test(`${address} on a phone: axe finds nothing, no word is cropped, nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await violations(page)).toEqual([]);
    expect.soft(await page.evaluate(findCroppedText)).toEqual([]);
    expect.soft(await beyondWindow(page)).toBe(0);
  });
}

test('axe finds nothing in what opens: the menu, the notices, the answers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/services');
  await page.locator('#menu summary').click();
  await page
    .locator('#menu')
    .evaluate((menu) =>
      Promise.all(menu.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  expect.soft(await violations(page), 'menu').toEqual([]);
  await page.locator('#menu summary').click();

  await page.locator('#faq summary').first().click();
  for (const notice of await page.locator('footer summary').all()) await notice.click();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await violations(page), `answers and notices at ${width} px`).toEqual([]);
  }
});

test('axe finds nothing in the form’s errors, nor in its thanks', async ({ page }) => {
  let status = 422;
  await page.route('**/f/*', (route) =>
    route.fulfill({
      status,
      json:
        status === 200
          ? { next: '/thanks', ok: true }
          : { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] },
    }),
  );
  await page.goto('/contact');
  const form = page.getByRole('region', { name: 'Get in Touch' });
  for (const label of ['Name', 'Message']) await form.getByLabel(label).fill('Ọlá Adé');
  await form.getByLabel('Email').fill('ola@example');
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toBeFocused();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await violations(page), `errors at ${width} px`).toEqual([]);
    expect.soft(await beyondWindow(page), `errors at ${width} px`).toBe(0);
  }
  status = 200;
  await form.getByRole('button').click();
  await form.getByRole('button', { name: 'Stay here' }).click();
  expect.soft(await violations(page), 'thanks').toEqual([]);
});
