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

  test('a table has its caption, and scrolls in a box of that name', async ({ page }) => {
    await page.setViewportSize({ width: 240, height: 600 });
    await page.goto('/blog/19');
    const box = page.getByRole('group', { name: 'One made-up company in three cases' });
    const table = box.getByRole('table', { name: 'One made-up company in three cases' });
    await expect(table.locator('caption')).toBeVisible();
    await expect(page.getByText(/^Table:/)).toHaveCount(0);
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });

  test('the picture hangs from the banner over the page, and nothing moves when it arrives', async ({
    page,
  }) => {
    for (const [width, height] of [
      [360, 740],
      [768, 900],
      [1280, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/blog/5');
      const picture = page.getByRole('main').getByRole('img').first();
      const box = await picture.boundingBox();
      if (!box) throw new Error('The picture has no box');
      expect(Math.round(box.x + box.width), `${width} px: to the edge`).toBe(width);
      expect(box.height, `${width} px: no taller than a screen`).toBeLessThanOrEqual(640);
      await picture.evaluate((image) => image.removeAttribute('src'));
      expect((await picture.boundingBox())?.height, `${width} px`).toBe(box.height);
    }
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

test.describe('The way to an article and on from it', () => {
  test('the breadcrumb leads to the list and home', async ({ page }) => {
    await page.goto('/blog/5');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link')).toHaveText(['Home', 'Blog']);
    await trail.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });

  for (const [id, names] of [
    [1, ['Next Generated article 2']],
    [2, ['Previous Generated article 1', 'Next Generated article 3']],
    [23, ['Previous Generated article 22']],
  ] as const) {
    test(`article ${id} of 23 leads to ${names.length} by date`, async ({ page, siteWith }) => {
      await page.goto(`${(await siteWith(23)).url}/blog/${id}`);
      const links = page.getByRole('navigation', { name: 'More articles' }).getByRole('link');
      await expect(links).toHaveText(names);
      await links.last().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        names.at(-1)?.replace(/^\S+ /, '') ?? '',
      );
    });
  }

  test('the only article leads to no other', async ({ page, siteWith }) => {
    await page.goto(`${(await siteWith(1)).url}/blog/1`);
    await expect(page.getByRole('navigation', { name: 'More articles' })).toHaveCount(0);
  });

  test('share links carry the article’s own address, and are large enough for a thumb', async ({
    page,
  }) => {
    await page.goto('/blog/5');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const share = page.getByRole('list').filter({ hasText: 'WhatsApp' });
    for (const link of await share.getByRole('link').all()) {
      const address = new URL((await link.getAttribute('href')) ?? '');
      const values = [...address.searchParams.values()].join(' ');
      expect(values).toContain(canonical);
      if (!/linkedin|facebook/.test(address.host)) expect(values).toContain(title);
      const box = await link.boundingBox();
      expect.soft(box?.height, values).toBeGreaterThanOrEqual(44);
      expect.soft(box?.width, values).toBeGreaterThanOrEqual(44);
    }
    await expect(share.getByRole('link')).toHaveCount(5);
  });

  test('Copy link copies the address and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/blog/5');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await page.locator('link[rel=canonical]').getAttribute('href'),
    );
  });

  test('without script there is no button that does nothing', async ({ browser, site }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site.url}/blog/5`);
    await expect(page.getByRole('link', { name: 'E-mail', exact: true })).toBeVisible();
    await expect(page.getByText('Copy link')).toBeHidden();
    await page.close();
  });

  test('on paper there are the words, their links’ addresses, and none of the site’s ways on', async ({
    page,
  }) => {
    await page.goto('/blog/5');
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    for (const words of [/^Your credit score/, /^May 31, 2025$/, /^Sources$/]) {
      await expect(main.getByText(words).first()).toBeVisible();
    }
    await expect(page.getByText('Tamarind Bridge').first()).toBeVisible();
    for (const words of ['Share this article', 'Other Blog Posts', 'Previous', 'Market data by']) {
      await expect(page.getByText(words).first()).toBeHidden();
    }
    const source = main.getByRole('link', { name: 'Central Bank of Nigeria' });
    const after = await source.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(after).toContain('https://www.cbn.gov.ng');
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
      await page.goto('/blog');
      const newest = page.getByRole('article').first();
      const title = await newest.getByRole('heading').innerText();
      await page.goto('/blog/999');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog post not found');
      await expect(page.getByRole('heading', { name: 'The newest articles' })).toBeVisible();
      await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    for (const path of ['/blog/005', '/blog/5-credit-scores']) {
      test(`${path} goes to the article`, async ({ page }) => {
        await page.goto(path);
        await expect(page).toHaveURL('/blog/5');
      });
    }
  });
});
