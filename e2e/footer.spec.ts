import { expect, test } from './test';

test.describe('Spec 2, shared footer', () => {
  test('logo and description, socials, quick links, newsletter frame, copyright', async ({
    page,
  }) => {
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');

    await expect(
      footer.getByText('gives financial, credit, treasury and risk advice'),
    ).toBeVisible();
    await expect(footer.getByRole('link', { name: 'opens in a new tab' })).toHaveCount(3);

    const links = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
    await expect(links).toHaveText(['Home', 'Services', 'About Us', 'Blog', 'Contact']);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['/', '/services', '/about', '/blog', '/contact']);

    const year = new Date().getFullYear();
    await expect(footer.getByText(`© ${year} Tamarind Bridge Advisory`)).toBeVisible();
  });

  test('the year is the visitor’s, whatever the build’s was', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
    await page.goto('/');
    await expect(page.getByRole('contentinfo').getByText('© 2031')).toBeVisible();
  });

  test('Spec 7: the newsletter form in the frame takes an address', async ({ page, site }) => {
    await page.goto('/');
    const newsletter = page.getByTitle('Newsletter sign-up');
    await newsletter.scrollIntoViewIfNeeded();
    const frame = newsletter.contentFrame();
    await frame.getByLabel('E-mail').fill('ngozi@example.com');
    await frame.getByRole('button', { name: 'Sign up' }).click();
    await expect(frame.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(page).toHaveURL('/');
    const stored = (await site.messages()).filter(({ form }) => form === 'newsletter');
    expect(stored.map(({ fields }) => fields)).toContainEqual({ email: 'ngozi@example.com' });
  });

  test('what is wrong is said in the frame, with a way back to its form', async ({ page }) => {
    await page.goto('/about');
    const newsletter = page.getByTitle('Newsletter sign-up');
    await newsletter.scrollIntoViewIfNeeded();
    const frame = newsletter.contentFrame();
    // As a browser does that checks nothing itself.
    await frame.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await frame.getByLabel('E-mail').fill('ngozi');
    await frame.getByRole('button', { name: 'Sign up' }).click();
    await expect(frame.getByText('Email should be an email')).toBeVisible();
    await frame.getByRole('link', { name: 'Back to the form' }).click();
    await expect(frame.getByRole('button', { name: 'Sign up' })).toBeVisible();
    await expect(page).toHaveURL('/about');
  });

  test('the frame’s page stands alone, too, with a way home', async ({ page, site }) => {
    await page.goto('/about');
    await page.getByRole('link', { name: 'Open the sign-up form' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter');
    await page.getByLabel('E-mail').fill('ola@example.com');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(page).toHaveURL('/');
    const stored = (await site.messages()).map(({ fields }) => fields.email);
    expect(stored).toContain('ola@example.com');
    await page.goto('/embeds/newsletter');
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(page).toHaveURL('/');
  });

  test('privacy, disclosures and accessibility open where they are', async ({ page }) => {
    await page.goto('/');
    for (const title of ['Privacy', 'Disclosures', 'Accessibility']) {
      const notice = page.getByRole('contentinfo').locator('details', { hasText: title });
      await notice.getByText(title, { exact: true }).click();
      await expect(notice.locator('p').first()).toBeVisible();
    }
  });

  test('the form’s privacy link opens the notice', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('link', { name: 'How we treat your data' }).click();
    await expect(page.getByText('This site sets no cookies')).toBeVisible();
  });
});
