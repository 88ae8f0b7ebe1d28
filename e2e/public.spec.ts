import { expect, test } from './test';

test.describe('Spec 6, all pages are public', () => {
  for (const path of ['/', '/about', '/services', '/blog', '/blog/1', '/contact']) {
    test(`${path} answers anybody, sets no cookie and asks for no password`, async ({
      page,
      context,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await page.waitForLoadState('networkidle');
      expect(await context.cookies()).toEqual([]);
      await expect(page.locator('input[type="password"]')).toHaveCount(0);
      await expect(page.getByRole('link', { name: /log ?in|sign in|account/i })).toHaveCount(0);
    });
  }
});
