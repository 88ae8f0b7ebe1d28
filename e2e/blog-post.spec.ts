import { expect, test } from './test';

test.describe('Spec 2, Blog post', () => {
  for (const id of [1, 5, 19]) {
    test(`/blog/${id}: banner with the title, image, title, body`, async ({ page }) => {
      await page.goto(`/blog/${id}`);
      const main = page.getByRole('main');
      const title = await main.getByRole('heading', { level: 1 }).innerText();
      const order = await main.evaluate((root, text) => {
        const parts = [...root.querySelectorAll('h1, article img, article p')];
        return parts
          .filter((part) => part.matches('h1, img') || part.textContent === text)
          .slice(0, 3)
          .map((part) => part.tagName);
      }, title);
      expect(order).toEqual(['H1', 'IMG', 'P']);
      await expect(main.locator('article > div img').first()).toHaveAttribute('alt', /.{20,}/);
      const words = (await main.getByRole('article').first().innerText()).split(/\s+/).length;
      expect(words).toBeGreaterThan(800);
    });
  }

  test('the body is rendered line by line', async ({ page }) => {
    await page.goto('/blog/5');
    const article = page.getByRole('main').getByRole('article').first();
    await expect(article.getByRole('heading', { level: 2, name: 'Sources' })).toBeVisible();
    await expect(article.getByRole('heading', { level: 3 }).first()).toHaveText(/^1\. /);
    await expect(article.getByRole('blockquote')).toHaveText(/^\s*“.+”\s*$/);
    expect(await article.getByRole('listitem').count()).toBeGreaterThan(3);
    await expect(article.getByRole('cell', { name: '35%' })).toBeVisible();
    await expect(article.getByText('**')).toHaveCount(0);
  });

  for (const [id, others] of [
    [1, [2, 3, 4]],
    [2, [1, 3, 4]],
    [23, [1, 2, 3]],
  ] as const) {
    test(`Spec 9: under article ${id}, the first 3 others in stored order`, async ({
      page,
      siteWith,
    }) => {
      await page.goto(`${(await siteWith(23)).url}/blog/${id}`);
      const section = page.getByRole('region', { name: 'Other Blog Posts' });
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(
        others.map((other) => `Generated article ${other}`),
      );
      await section.getByRole('link', { name: `Generated article ${others[0]}` }).click();
      await expect(page).toHaveURL(new RegExp(`/blog/${others[0]}$`));
    });
  }

  test('the only article has no others', async ({ page, siteWith }) => {
    await page.goto(`${(await siteWith(1)).url}/blog/1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Generated article 1');
    await expect(page.getByText('Other Blog Posts')).toHaveCount(0);
  });
});

test.describe('Spec 2 and 8, an address that is no article’s', () => {
  for (const path of [
    '/blog/999',
    '/blog/0',
    '/blog/-1',
    '/blog/abc',
    '/blog/not-found',
    '/blog/1/2',
  ]) {
    test(`${path} says Blog post not found, with status 404`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog post not found');
      await expect(page).toHaveTitle(/Blog post not found/);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    });
  }

  for (const path of ['/blog/005', '/blog/5-credit-scores', '/blog/5/', '/blog/5.html']) {
    test(`${path}: the id is read as an integer`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/blog/5');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('credit score');
    });
  }

  test.describe('on a host that knows one 404 page only', () => {
    test.beforeEach(async ({ page, site }) => {
      const notFound = await (await fetch(`${site.url}/nowhere`)).text();
      await page.route(/\/blog\/(?:999|005|5-credit-scores)$/, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body: notFound }),
      );
    });

    test('/blog/999 says Blog post not found', async ({ page }) => {
      await page.goto('/blog/999');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog post not found');
      await expect(page.getByRole('heading', { name: 'The newest articles' })).toBeVisible();
      await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
      await expect(page).toHaveURL('/blog/19');
    });

    for (const path of ['/blog/005', '/blog/5-credit-scores']) {
      test(`${path} goes to the article`, async ({ page }) => {
        await page.goto(path);
        await expect(page).toHaveURL('/blog/5');
      });
    }
  });
});
