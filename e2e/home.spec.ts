import { expect, test } from './test';

test.describe('Spec 2, Home', () => {
  test('header, hero, Who We Are, services, Why Choose, Latest Blogs, footer, in this order', async ({
    page,
  }) => {
    await page.goto('/');
    const headings = await page.locator('h1, h2').allTextContents();
    expect(headings.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Tamarind Bridge Advisory',
      'Who We Are',
      'What Services We provide to our Customers',
      'Why Choose Tamarind Bridge',
      'Latest Blogs',
      'Quick Links',
      'Contact',
      'Newsletter',
    ]);
    await expect(page.locator('body > header ~ main ~ footer')).toHaveCount(1);
  });

  test('hero: name, what the firm does, tagline, illustration', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Tamarind\u00a0Bridge Advisory',
    );
    await expect(
      main.getByText(
        /expert financial advisory, credit solutions, treasury management and insurance brokerage/i,
      ),
    ).toBeVisible();
    await expect(main.getByText('Partnering with you for success.')).toBeVisible();
    const picture = main.locator('img').first();
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  test('Who We Are: Discover More leads to /services', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Who We Are' });
    await expect(section).toContainText(
      'A team of experienced professionals helping organisations',
    );
    await expect(section).toContainText('improve performance and sustainability');
    await section.getByRole('link', { name: 'Discover More' }).click();
    await expect(page).toHaveURL('/services');
  });

  test('services overview: four, in this order, with their words', async ({ page }) => {
    await page.goto('/');
    const rows = page
      .getByRole('region', { name: 'What Services We provide to our Customers' })
      .getByRole('listitem');
    const expected = [
      ['Financial Advisory', /Expert financial advice for informed decisions/],
      ['Treasury Management', /Optimise cash flow and manage financial assets/],
      ['Credit Advisory', /credit management and risk assessment/],
      ['Risk Advisory & Insurance Solutions', /Consulting .+ insurance brokerage/],
    ] as const;
    await expect(rows).toHaveCount(4);
    for (const [index, [title, text]] of expected.entries()) {
      await expect(rows.nth(index).getByRole('heading')).toHaveText(title);
      await expect(rows.nth(index)).toContainText(text);
    }
    await rows.nth(2).getByRole('link').click();
    await expect(page).toHaveURL('/services#credit');
  });

  test('Why Choose: five reasons, three badges', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Why Choose Tamarind Bridge' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Customised financial advisory',
      'Comprehensive credit solutions',
      'Expert treasury management',
      'Strategic consulting',
      'Insurance brokerage',
    ]);
    await expect(section.getByRole('list').last().getByRole('listitem')).toHaveText([
      'Expert Team',
      'Innovative Solutions',
      'Client-Centric Approach',
    ]);
  });

  test('Spec 9: Latest Blogs shows the 3 newest; View All Posts leads to /blog', async ({
    page,
    siteWith,
  }) => {
    await page.goto((await siteWith(23)).url);
    const section = page.getByRole('region', { name: 'Latest Blogs' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Generated article 23',
      'Generated article 22',
      'Generated article 21',
    ]);
    await section.getByRole('link', { name: 'View All Posts' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('without an article there are no Latest Blogs', async ({ page, siteWith }) => {
    await page.goto((await siteWith(0)).url);
    await expect(page.getByRole('region', { name: 'Who We Are' })).toBeVisible();
    await expect(page.getByText('Latest Blogs')).toHaveCount(0);
  });
});
