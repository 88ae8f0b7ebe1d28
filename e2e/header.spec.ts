import { expect, test } from './test';

const screens = [
  ['/', 'Home'],
  ['/about', 'About Us'],
  ['/services', 'Services'],
  ['/blog', 'Blog'],
  ['/contact', 'Contact'],
] as const;

test.describe('Spec 2, shared header and navigation', () => {
  for (const [path, label] of screens) {
    test(`${path}: top bar, logo, five links with ${label} marked, ticker under them`, async ({
      page,
    }) => {
      await page.goto(path);
      const header = page.getByRole('banner');

      await expect(header.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      await expect(header.getByRole('link', { name: /^\+/ })).toHaveAttribute('href', /^tel:\+/);
      await expect(header.getByText('Ikeja, Lagos').first()).toBeVisible();
      const social = header.getByRole('link', { name: 'opens in a new tab' });
      await expect(social).toHaveCount(3);
      for (const link of await social.all()) await expect(link).toHaveAttribute('target', '_blank');

      await expect(header.getByRole('link', { name: /, home$/ })).toHaveAttribute('href', '/');

      const links = header.getByRole('navigation').getByRole('link');
      await expect(links).toHaveText(screens.map(([, text]) => text));
      for (const [index, [href]] of screens.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', href);
      }
      await expect(header.locator('nav:visible [aria-current="page"]')).toHaveText([label]);

      await expect(header.getByRole('region', { name: 'Market prices' })).toBeVisible();
    });
  }

  test('an article belongs to Blog', async ({ page }) => {
    await page.goto('/blog/1');
    await expect(page.locator('nav:visible [aria-current="page"]')).toHaveText(['Blog']);
  });

  test('desktop: the bar is visible and there is no menu button', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByText('Menu', { exact: true })).toBeHidden();
  });
});

test.describe('Spec 2 and 9, below the medium width (768 px)', () => {
  test.use({ viewport: { width: 767, height: 740 } });

  test('Spec 4: the menu is closed by default; its button opens and closes it', async ({
    page,
  }) => {
    await page.goto('/');
    const panel = page.getByRole('navigation', { name: 'Main' });
    await expect(panel).toBeHidden();
    await page.getByText('Menu', { exact: true }).click();
    await expect(panel.getByRole('link')).toHaveText(screens.map(([, text]) => text));
    await page.getByText('Close', { exact: true }).click();
    await expect(panel).toBeHidden();
  });

  test('a link of the menu leads to its screen', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('link', { name: 'Services', exact: true }).first().click();
    await expect(page).toHaveURL('/services');
  });

  test('the button’s icon turns from two bars into a cross', async ({ page }) => {
    await page.goto('/');
    const bar = () =>
      page.locator('#menu summary > :last-child').evaluate((icon) => {
        const { transform, transitionDuration } = getComputedStyle(icon, '::before');
        return { transform, transitionDuration };
      });
    expect(await bar()).toEqual({ transform: 'none', transitionDuration: '0.2s' });
    await page.getByText('Menu', { exact: true }).click();
    await expect.poll(async () => (await bar()).transform).not.toBe('none');
  });

  test('by keyboard: Enter opens the menu, Escape closes it and returns to its button', async ({
    page,
  }) => {
    await page.goto('/');
    await page.locator('#menu summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.locator('#menu summary')).toBeFocused();
  });
});
