import { kinds } from './addresses';
import { expect, test } from './test';
import { walkPage } from './walk-page';

for (const address of kinds) {
  test(`${address}: the Tab key passes all there is, in order, and shows where it is`, async ({
    page,
  }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(address);
      // Its sentence has a link.
      await page.locator('#market-prices[data-state="failed"]').waitFor();
      const [first] = await walkPage(page);
      expect(first).toContain('Skip to the content');
    }
  });
}

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('the menu opens by Space, Escape returns to its button, its links are passed in order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const button = page.locator('#menu summary');
  const links = page.locator('#menu').getByRole('link');
  await button.focus();
  await page.keyboard.press('Space');
  await expect(links.last()).toBeVisible();
  await links.last().focus();
  await page.keyboard.press('Escape');
  await expect(links.last()).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  await expect(links.last()).toBeVisible();
  const stops = await walkPage(page);
  expect(stops[0]).toContain('Home');
});

test('the form is filled in and sent by keyboard; what is wrong gets the focus and leads to its field', async ({
  page,
}) => {
  await page.route('**/f/*', (route) =>
    route.fulfill({
      status: 422,
      json: {
        errors: [
          { code: 'TYPE_EMAIL', field: 'email', message: 'is not accepted' },
          { code: 'TYPE_NUMERIC', field: 'phone', message: 'should be a number' },
        ],
      },
    }),
  );
  await page.goto('/contact');
  const form = page.getByRole('region', { name: 'Get in Touch' });
  await form.getByRole('textbox', { name: 'Name' }).focus();
  for (const text of ['Ọlá Adé', 'ola@example.com', '0803 123 4567', 'Which loan first?']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(form.getByRole('button', { name: 'Send message' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused();
  // Back over the name, to the last line of the summary.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(form.getByRole('alert').getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Phone' })).toBeFocused();
});
