import { expect, test } from './test';

test.describe('Spec 2, About', () => {
  test('banner with the tagline', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await expect(page.getByRole('main')).toContainText(
      'Empowering businesses and individuals through expert consulting, capacity building, and innovative financial solutions.',
    );
  });

  test('About Us text, which mentions strategy; the highlighted box', async ({ page }) => {
    await page.goto('/about');
    const story = page.getByRole('region', { name: 'The firm' });
    await expect(story).toContainText('advisory firm in Ikeja, Lagos');
    await expect(story).toContainText('we consult on strategy');
    await expect(
      story.getByRole('heading', { name: 'Partnering With You for Success' }),
    ).toBeVisible();
  });

  test('Vision and Mission', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('main');
    await expect(main).toContainText(
      'To be a leading financial institution in Africa offering customised, innovative services in our chosen market.',
    );
    await expect(main).toContainText(
      'To improve access to finance, markets and advisory services through innovative financial solutions, core resources and strategic alliances.',
    );
  });

  test('five Core Values, each with one line', async ({ page }) => {
    await page.goto('/about');
    const values = page.getByRole('region', { name: 'Core Values' }).getByRole('listitem');
    await expect(values.getByRole('heading')).toHaveText([
      'Passion',
      'Integrity',
      'Can-do Spirit',
      'Professionalism',
      'Customer-centric',
    ]);
    for (const value of await values.all()) {
      await expect(value.getByRole('paragraph')).toHaveText(/^.{30,120}\.$/);
    }
  });

  test('Let’s Build Together leads to /contact', async ({ page }) => {
    await page.goto('/about');
    const section = page.getByRole('region', { name: 'Let’s Build Together' });
    await section.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
  });
});
