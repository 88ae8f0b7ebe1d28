import { kinds } from '../addresses';
import { expect, test } from '../test';

test.use({ javaScriptEnabled: false });

test('with JavaScript off, every page can be read, and left by its links', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    // What the browser says of the answer 404 is right; the test refuses foreign hosts itself.
    const ours = !message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && ours) errors.push(message.text());
  });
  for (const address of kinds) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page.getByRole('contentinfo')).toContainText(/© \d{4}/);
    await page.getByRole('navigation', { name: 'Main' }).locator('[href="/services"]').click();
    await expect(page).toHaveURL('/services');
  }
  expect(errors).toEqual([]);
});
