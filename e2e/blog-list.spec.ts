import { expect, test } from './test';

const titles = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `Generated article ${from - index}`);

test.describe('Spec 2, Blog list', () => {
  test('banner Blog, heading Latest Posts', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await expect(page.getByRole('heading', { level: 2, name: 'Latest Posts' })).toBeVisible();
  });

  test('this site’s articles, newest first by date', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.locator('article:visible')).toHaveCount(6);
    const dates = await page
      .locator('article time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
    expect(dates.length).toBeGreaterThanOrEqual(23);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('each card: image, date, title, description, Read More to the article', async ({ page }) => {
    await page.goto('/blog');
    await page.getByText('Show More', { exact: true }).click();
    const card = page.getByRole('article').last();
    await expect(card.locator('img')).toHaveAttribute('src', '/images/tax.svg');
    await expect(card.getByText('May 3, 2025')).toBeVisible();
    await expect(card.getByRole('heading')).not.toBeEmpty();
    await expect(card.getByRole('paragraph').nth(1)).toHaveText(/^.{50,160}$/);
    await card.getByRole('link', { name: 'Read More' }).click();
    await expect(page).toHaveURL('/blog/1');
  });

  test('Spec 4 and 9: six shown; Show More reveals all, with no way back', async ({
    page,
    siteWith,
  }) => {
    await page.goto(`${(await siteWith(23)).url}/blog`);
    const shown = page.locator('article:visible h3');
    await expect(shown).toHaveText(titles(23, 18));
    await expect(page.getByText('6 of 23 articles shown, 17 more')).toBeVisible();

    await page.getByText('Show More', { exact: true }).click();
    await expect(shown).toHaveText(titles(23, 1));
    await expect(page.getByText('Show More', { exact: true })).toBeHidden();
  });

  test('Show More by keyboard: the focus goes to the first new article', async ({
    page,
    siteWith,
  }) => {
    await page.goto(`${(await siteWith(23)).url}/blog`);
    await page.locator('#more-posts summary').focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('link', { name: 'Read More about Generated article 17' }),
    ).toBeFocused();
  });

  for (const [count, shown, more] of [
    [0, 0, false],
    [1, 1, false],
    [6, 6, false],
    [7, 6, true],
  ] as const) {
    test(`with ${count} articles: ${shown} shown, ${more ? '' : 'no '}Show More`, async ({
      page,
      siteWith,
    }) => {
      await page.goto(`${(await siteWith(count)).url}/blog`);
      await expect(page.locator('article:visible')).toHaveCount(shown);
      await expect(page.getByText('Show More', { exact: true })).toBeVisible({ visible: more });
      await expect(page.getByText('The first article is being written')).toBeVisible({
        visible: count === 0,
      });
    });
  }
});
