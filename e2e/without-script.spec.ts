import { readdir } from 'node:fs/promises';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

test.describe('With JavaScript off', () => {
  for (const [path, heading] of [
    ['/', 'Tamarind\u00a0Bridge Advisory'],
    ['/about', 'About Us'],
    ['/services', 'Our Services'],
    ['/blog', 'Blog'],
    ['/blog/5', /credit score/],
    ['/contact', 'Contact'],
    ['/nowhere', '404 - Page Not Found'],
    ['/blog/999', 'Blog post not found'],
  ] as const) {
    test(`${path} can be read, and left by its links`, async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // What the browser says of the answer 404 is right; the test refuses foreign hosts itself.
        const ours = !message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && ours) errors.push(message.text());
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(errors).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toContainText(/© \d{4}/);
      await page.getByRole('navigation', { name: 'Main' }).getByText('Services').click();
      await expect(page).toHaveURL('/services');
    });
  }

  test('the phone menu opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByText('About Us').click();
    await expect(page).toHaveURL('/about');
  });

  test('the questions open one at a time', async ({ page }) => {
    await page.goto('/services');
    const questions = page.locator('#faq summary');
    const answers = page.locator('#faq details > p');
    await questions.nth(0).click();
    await expect(answers.nth(0)).toBeVisible();
    await questions.nth(2).click();
    await expect(answers.nth(2)).toBeVisible();
    await expect(answers.nth(0)).toBeHidden();
  });

  test('all articles can be reached', async ({ page, siteWith }) => {
    const { url } = await siteWith(23);
    await page.goto(`${url}/blog`);
    await page.getByText('Show More', { exact: true }).click();
    await expect(page.locator('article:visible')).toHaveCount(23);
    await page
      .getByRole('link', { name: 'Read More about Generated article 1', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Generated article 1');
  });

  test('every article of this site is linked from the list', async ({ page }) => {
    await page.goto('/blog');
    // Those behind Show More too.
    const linked = await page.getByRole('main').locator('article a').count();
    expect(linked).toBe((await readdir('content/blog')).length);
  });

  test('the form posts, and says so', async ({ page, site }) => {
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Sent without script');
    await page.getByLabel('Email').fill('ola@example.com');
    await page.getByLabel('Message').fill('Which loan first?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    const stored = (await site.messages()).filter(
      ({ fields }) => fields.name === 'Sent without script',
    );
    expect(stored).toHaveLength(1);
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(page).toHaveURL('/');
  });
});
