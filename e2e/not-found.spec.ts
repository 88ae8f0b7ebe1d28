import { expect, test } from './test';

test.describe('Spec 2 and 8, any other path', () => {
  for (const path of ['/nowhere', '/about/us', '/404', '/privacy', '/%C3%A9t%C3%A9']) {
    test(`${path}: 404 - Page Not Found, and Go to Home`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/^404 - Page Not Found/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
      await expect(page.getByRole('main')).toContainText('The page you asked for does not exist.');
      await page.getByRole('link', { name: 'Go to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }

  test('is not to be indexed', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  });
});
