import { expect, test } from './test';

test.describe('Spec 2, Services', () => {
  test('Our Services: four entries in this order', async ({ page }) => {
    await page.goto('/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
    const entries = page.getByRole('main').getByRole('article');
    await expect(entries.getByRole('heading', { level: 3 })).toHaveText([
      'Financial Advisory',
      'Credit Advisory',
      'Treasury Management',
      'Risk Advisory and Insurance Solutions',
    ]);
    for (const entry of await entries.all()) {
      await expect(entry.getByRole('term')).toHaveText([
        'Who it is for',
        'What you get',
        'What we need',
      ]);
    }
  });

  test('the last one’s Learn More leads to the insurance broker', async ({ page }) => {
    await page.goto('/services');
    const link = page.getByRole('link', { name: 'Learn More' });
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', 'https://broker.example/');
    await expect(link).toHaveAccessibleDescription(/insurance broker’s site in a new tab/);
    await expect(page.getByRole('article').last()).toContainText('Learn More');
  });

  test('four questions', async ({ page }) => {
    await page.goto('/services');
    const questions = page
      .getByRole('region', { name: 'Questions we are asked' })
      .locator('summary');
    await expect(questions).toHaveText([
      'Who are your services for?',
      'Do you offer custom solutions?',
      'What is treasury management?',
      'Are online consultations available?',
    ]);
  });

  test('Spec 4 and 9: none open, then one at a time; clicking the open one closes it', async ({
    page,
  }) => {
    await page.goto('/services');
    const answers = page.locator('#faq details > p');
    const question = (text: string) => page.locator('#faq summary', { hasText: text });
    const open = async () => {
      const visible = await Promise.all((await answers.all()).map((answer) => answer.isVisible()));
      return visible.flatMap((isVisible, index) => (isVisible ? [index] : []));
    };

    expect(await open()).toEqual([]);
    await question('custom solutions').click();
    expect(await open()).toEqual([1]);
    await question('treasury management').click();
    expect(await open()).toEqual([2]);
    await question('treasury management').click();
    expect(await open()).toEqual([]);
  });

  test('the questions by keyboard', async ({ page }) => {
    await page.goto('/services');
    await page.locator('#faq summary').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#faq details > p').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.locator('#faq details > p').first()).toBeHidden();
    await expect(page.locator('#faq details > p').nth(1)).toBeVisible();
  });

  test('Ready to Transform Your Finances leads to /contact', async ({ page }) => {
    await page.goto('/services');
    const section = page.getByRole('region', { name: 'Ready to Transform Your Finances' });
    await section.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
  });
});
